/** Words that passwords commonly contain, worldwide and in China: one of these alone protects nothing. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwords passw0rd pass pwd passcode passphrase passkey mima mimashi wodemima secret geheim
  admin administrator root user guest test tester testing demo default changeme change welcome login logon signin
  letmein master access system server service manager support account office company computer internet windows
  microsoft google facebook apple iphone android samsung huawei xiaomi taobao alibaba tencent weixin wechat qq baidu
  jingdong oracle cisco linux ubuntu docker database mysql github java python hello helloworld world hi hallo
  iloveyou ilove loveyou love lovely lover loveme ihateyou hate forever always together friend friends family
  mother father mommy daddy mama papa baba sister brother baby babygirl babyboy angel princess prince king queen
  boss lady girl boy hero super superman superstar batman spiderman ironman hulk thor wonder naruto pokemon pikachu
  starwars jedi skywalker yoda matrix avatar harrypotter gandalf merlin phoenix dragon tiger lion eagle falcon hawk
  wolf bear monkey panda kitty kitten cat dog doggy puppy horse bunny rabbit snake shark dolphin turtle chicken
  mustang ferrari porsche mercedes bmw audi toyota honda corvette camaro harley yamaha suzuki kawasaki
  football soccer baseball basketball hockey tennis golf golfer chelsea arsenal liverpool barcelona manchester united
  juventus madrid realmadrid yankees cowboys steelers lakers eagles rangers packers raiders jordan kobe messi ronaldo
  beckham sunshine sunny flower flowers rose daisy butterfly rainbow summer winter spring autumn january february
  march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday morning happy happiness lucky luck smile cookie chocolate cheese banana orange cherry peach apples
  pepper ginger sugar honey sweet coffee pizza candy bubbles snoopy garfield mickey minnie disney simpson barbie
  michael jennifer jessica ashley daniel andrew joshua matthew anthony robert thomas william charles charlie george
  jordan jackson johnson nicole michelle amanda melissa stephanie samantha elizabeth victoria alexander alexandra
  nicholas benjamin christian christopher jonathan patrick richard steven maggie hannah sophie taylor hunter buster
  tigger shadow killer trustno freedom liberty america american canada england london paris berlin tokyo japan
  china zhongguo beijing shanghai shenzhen guangzhou hangzhou nanjing chengdu wuhan chongqing tianjin xian taiwan
  hongkong india mexico brazil russia germany france italy spain europe texas chicago newyork dallas
  whatever nothing something nobody anything blahblah asshole fuck fuckyou fuckoff bitch shit damn hell sex sexy
  pussy money dollar cash rich gold golden silver diamond crystal ruby platinum purple yellow green blue red black
  white pink silver hacker hack cool awesome amazing magic magical wizard mystery legend champion winner player game
  gamer games gaming minecraft fortnite roblox warcraft starcraft counterstrike nintendo playstation xbox music
  guitar metallica nirvana eminem beatles elvis jesus christ god godisgood heaven blessed faith church bible angels
  peter maria anna julia laura sarah emily emma lisa linda nancy susan david james john mark paul kevin brian eric
  jason justin brandon tyler austin ryan scott sean adam alex chris mike nick tony tom ben sam max leo jack harry
  woaini woaiwo woaiziji woaimama woaibaba woailaopo woaiwojia aini ainiyiwannian wodeai wobuzhidao woshishui woshini
  wo ni ta shi nihao laopo laogong laoshi xiaoming xiaobao baobao baobei baoma bangbang mingtian jintian shengri
  kuaile xingfu pingan jiankang facai gongxi nihaoma wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao
  lin he guo ma luo liang song zheng xie han tang feng yu dong xiao cheng cao yuan deng fu shen zeng peng lv su lu
  jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao wanglei
  wangwei zhangwei lining liuyang chenjie zhanghao zhangjie wangjing zhangli asd qwe zxc qaz wsx abc abcd xyz aaa
  temp temporary new old first last number one two three hundred qwertz azerty qwert asdf zxcv dvorak keyboard
  `
    .trim()
    .split(/\s+/),
)
