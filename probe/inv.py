import json,collections,sys
for n in sys.argv[1:]:
    t=json.load(open(f'/work/probe/trace-{n}.json'))['traceEvents']
    c=collections.Counter()
    for e in t:
        if e['name'] in('StyleRecalcInvalidationTracking','StyleInvalidatorInvalidationTracking'):
            d=e['args']['data']
            sel=d.get('selectors')
            s=' | '.join(x['selector'] for x in sel) if sel else ''
            c[(e['name'][:12],d.get('reason'),d.get('subtree'),d.get('extraData','')[:20], d.get('nodeName','')[:60],s[:160])]+=1
    print(n)
    for k,v in c.most_common(40):
        if 'subtree' in str(k[1]) or k[2]: print('  ',v,k)
    for e in t:
        if e['name']=='UpdateLayoutTree' and e.get('dur',0)>5000: print('   ULT',e['dur']/1000,e['args'].get('elementCount'))
