pkill -f probe/serve.ts; sleep 1; pkill -f "apps/api/dist" ; sleep 1
cd /work/wt/me; (nohup node --conditions=@atrium/source --import tsx probe/serve.ts > /work/log/serve.log 2>&1 &)
for i in $(seq 60); do sleep 1; grep -q ready /work/log/serve.log && break; done; cat /work/log/serve.log | tail -1
