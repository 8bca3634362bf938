/**
 * What people build passwords from, in the order of nothing: the heads of the public lists of leaked passwords, in their bare form (lower case, without
 * the digits and marks around them), which stand for several thousand entries of those lists each way they are written; plus the word for
 * "password", "welcome" and "I love you" in many languages, first names, teams and places.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passw passwd pass passphrase passcode passport pwd word secret secrets topsecret private default changeme change letmein letmeinn login logon signin
  welcome welcomeback hello hellohello helloworld hi hey hallo hola salut ciao bonjour guest user users username admin admins administrator root toor superuser
  master masters test tests tester testing testtest test123test demo sample example temp temporary tmp system sysadmin manager office computer laptop internet
  network server database oracle mysql postgres linux ubuntu windows microsoft google gmail yahoo hotmail facebook instagram twitter youtube tiktok whatsapp
  amazon netflix spotify apple iphone ipad android samsung nokia huawei xiaomi motorola blackberry sony playstation xbox nintendo pokemon pikachu minecraft
  fortnite roblox counterstrike steam gamer gaming game games player hacker hackers hacked hack cracker matrix neo trinity morpheus abc abcd abcde abcdef abcdefg
  abcabc aaaa qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz azerty asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz
  qazwsx qazwsxedc wsx edc zaq zaqxsw qweasd qweasdzxc asdzxc poiuyt mnbvcxz lkjhgfdsa trustno trustnoone trustme iloveyou iloveu iloveme ilovegod ilove loveyou
  loveme lovely lover lovers love loveu mylove truelove firstlove myself babygirl babyboy baby babe babydoll honey honeybee sweet sweetie sweety sweetheart
  sweetpea darling angel angels angela angelina angelica princess prince queen king kings kingdom royal lady ladies girl girls boy boys woman man guy dude buddy
  buddha budda friend friends friendship forever always never nothing something anything everything nobody somebody someone anyone noone whatever
  fuck fucker fuckyou fuckme fuckoff fuckit asshole bitch bitches shit bullshit damn crap dick pussy cock boobs tits sexy sex sexsex hotsex porn naked nude
  horny slut bastard suckit sucker cunt penis vagina hardcore playboy playgirl hustler lust desire passion kiss kisses kissme hug hugs heart hearts lovehate
  sunshine sunny sun sunset sunrise moon moonlight moonshine star stars starlight starwars startrek spock picard enterprise skywalker vader yoda jedi darthvader
  chewbacca galaxy universe cosmos planet earth mars venus saturn jupiter neptune uranus mercury pluto comet rocket apollo nasa space alien aliens rainbow
  rain snow snowball snowman snowflake storm stormy thunder lightning cloud sky blue bluesky heaven hell devil satan demon demons evil lucifer jesus jesuschrist
  christ god godisgood goddess blessed bless blessing faith hope grace mercy peace joy happy happiness smile smiles smiley laugh lucky luck success winner
  winners victory champion champions legend hero heroes superman batman spiderman ironman wolverine avengers marvel hulk thor joker robin catwoman flash
  wonderwoman superstar superstars super rockstar rock rocky rocknroll metallica nirvana slipknot eminem beatles elvis queenbee madonna beyonce shakira
  michaeljackson justin bieber justinbieber taylor swift onedirection btsarmy blackpink armybts bangtan twilight harrypotter potter hogwarts hermione dumbledore
  gandalf frodo bilbo hobbit mordor aragorn legolas gollum narnia naruto sasuke sakura goku vegeta dragonball onepiece luffy zoro bleach ichigo pikachu digimon
  hellokitty kitty kitten kittens cat cats catdog dog dogs doggy doggie puppy puppies puppylove tiger tigers tigger lion lions lionking simba nala bear bears
  teddy teddybear panda koala monkey monkeys gorilla elephant elephants horse horses horsey pony unicorn dragon dragons phoenix eagle eagles falcon falcons hawk
  hawks raven ravens dolphin dolphins shark sharks whale fish fishing fisher turtle turtles frog froggy snake snakes viper cobra python spider spiders scorpion
  butterfly butterflies bee bumblebee ladybug rabbit bunny bugsbunny mouse mickey mickeymouse minnie donald daffy goofy pluto snoopy garfield scooby scoobydoo
  tweety sylvester bambi dumbo nemo dory shrek donkey chicken duck ducks penguin penguins panther panthers jaguar cheetah leopard cougar puma lynx wolf wolves
  wolfman fox foxy coyote beaver badger moose deer buck bull bulldog bulldogs bulls cow cowboy cowboys cowgirl pig piggy piglet hamster ferret lizard gecko
  flower flowers rose roses lily daisy tulip tulips sunflower orchid lotus jasmine violet iris poppy blossom garden tree trees forest mountain mountains river
  ocean sea beach island summer spring winter autumn fall season january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday birthday christmas xmas santa halloween easter newyear holiday vacation weekend
  red green blue yellow orange purple pink black white silver gold golden diamond diamonds ruby emerald sapphire crystal pearl platinum bronze copper iron steel
  chocolate cookie cookies candy sugar honey cupcake cake muffin brownie donut doughnut icecream cream vanilla strawberry cherry cherries blueberry raspberry
  banana bananas apple apples peach peaches mango papaya pineapple coconut lemon lemonade lime orange oranges grape melon watermelon kiwi tomato potato carrot
  onion garlic pepper ginger cinnamon mint coffee tea milk water beer wine whiskey vodka tequila cocacola coke pepsi sprite fanta pizza burger hamburger pasta
  spaghetti noodle noodles rice sushi taco tacos bacon cheese butter bread
  football soccer baseball basketball hockey tennis golf golfer rugby cricket volleyball boxing wrestling karate judo kungfu ninja ninjas samurai swimming
  swimmer runner running surfing surfer skater skateboard snowboard ski skiing cycling biker bike racing racer formula nascar ferrari porsche lamborghini mercedes
  bmw audi toyota honda nissan mazda subaru suzuki yamaha kawasaki ducati harley harleydavidson ford mustang chevy chevrolet camaro corvette dodge charger viper
  jeep volvo volkswagen peugeot renault citroen fiat jaguar bentley bugatti tesla
  liverpool arsenal chelsea manchester manutd manunited mancity tottenham everton newcastle barcelona barca realmadrid madrid juventus milan intermilan acmilan
  inter roma napoli bayern dortmund ajax feyenoord psv psg marseille lyon benfica porto sporting celtic rangers boca bocajuniors riverplate flamengo corinthians
  palmeiras santos gremio saopaulo ronaldo cristiano messi neymar beckham zidane maradona pele yankees redsox dodgers giants mets cubs cardinals braves lakers
  celtics bulls knicks heat warriors spurs steelers packers patriots cowboys raiders broncos dolphins jets redskins vikings chargers seahawks niners colts saints
  jordan michaeljordan kobe kobebryant lebron lebronjames shaq magic
  michael mike mikey mickey david dave john johnny johnson jonny james jim jimmy robert rob bob bobby william will willy willie bill billy richard rick ricky
  joseph joe joey thomas tom tommy charles charlie chuck christopher chris christian daniel dan danny matthew matt anthony tony donald mark marky paul pauly
  steven steve stevie stephen andrew andy kenneth ken kenny joshua josh george kevin brian bryan edward eddie ronald ronnie timothy tim timmy jason jeffrey jeff
  ryan jacob jake gary nicholas nick nicky eric jonathan larry justin scott scotty brandon benjamin ben benny samuel sam sammy gregory greg frank frankie franky
  alexander alex alexis alexandra raymond ray patrick pat jack jackie jackson dennis jerry tyler aaron jose henry adam douglas nathan peter pete zachary zach kyle
  walter harold jeremy ethan carl keith roger gerald christina austin arthur lawrence dylan jesse jordan bryce connor logan hunter cody travis trevor shane shawn
  sean marcus marc martin martina victor victoria vincent vince max maximus maxwell oscar oliver olivia leo leon leonardo lucas luke louis lewis liam noah mason
  aiden hannah anna anne annie ann andrea amanda amy amber ashley ashleigh barbara bella betty beth bethany brenda britney brittany brooke caroline catherine
  charlotte chelsea cheyenne chloe claire courtney crystal cynthia danielle debbie deborah diana diane donna dorothy elizabeth lisa liz emily emma erica erin eva
  evelyn faith fiona gabriel gabriela gabrielle gemma gina gloria hailey heather helen isabel isabella isabelle jackie jane janet jasmin jennifer jenny jen
  jessica jess joan joanna jordan josephine joyce judy julia julian julie karen kate katie kathy kathleen katherine kayla kelly kelsey kim kimberly kristen kristin
  laura lauren leah linda lindsay lindsey liza lorena lorraine louise lucia lucy lynn madison maggie margaret maria mariah marie marina marilyn marissa martha
  mary matilda megan melanie melissa mia michelle miranda molly monica morgan nadia nancy naomi natalia natalie natasha nicole nina nora olivia paige pamela
  patricia paula peggy penny rachel rebecca becky renee rita roberta rosa rosie roxanne ruby ruth sabrina sally samantha sandra sandy sara sarah sasha savannah
  shannon sharon sheila shelby shelly sierra silvia sofia sophia sophie stacey stacy stella stephanie steph sue susan susie suzanne sydney sylvia tamara tanya
  tara teresa theresa tiffany tina tracy trisha valerie vanessa vera veronica vicky viktor virginia vivian wendy whitney yolanda yvonne zoe zoey
  carlos juan luis pedro miguel angel jesus jorge manuel antonio alejandro fernando francisco pablo diego rodrigo ricardo eduardo roberto rafael raul sergio
  santiago sebastian mateo valentina camila daniela mariana carolina alejandra fernanda gabriela lucia guadalupe joao pedro paulo rodrigo felipe gustavo bruno
  thiago vitor leticia juliana bruna beatriz larissa giulia giovanni giuseppe francesco alessandro andrea matteo lorenzo marco luca francesca chiara martina
  federica pierre jean jeanne marie nicolas julien camille thomas antoine mathieu aurelie celine sebastien hans peter klaus jurgen wolfgang stefan andreas
  thomas martin sabine petra monika ursula heike jan piet kees henk willem daan sanne lotte emma anouk yuki yuka yuko hiroshi takashi kenji akira haruka misaki
  satoshi taro hanako minho jimin jungkook taehyung seokjin namjoon hoseok yoongi jisoo jennie rose lisa wang wei zhang li liu chen yang huang zhao woaini
  nihao zhongguo beijing shanghai nguyen nguyenvan linh anhyeuem emyeuanh anhyeu yeuem matkhau vietnam hanoi saigon budi siti agus dewi putri putra sayang
  sayangku cintaku aku indonesia jakarta bandung surabaya bismillah alhamdulillah allah allahuakbar muhammad mohammed ahmed ali fatima omar hassan ibrahim
  somchai somsak somying malee nok noi lek nong ploy fah dao kwan porn phuket pattaya bangkok krungthep thailand thai chiangmai isan siam sawasdee sawatdee sabai
  sabaidee mairu chaiyo rakthai rakkhun rakna teerak khrapom kratong loykrathong songkran chang singha leo redbull muaythai elephantthai
  passwort kennwort hallo hallo123 willkommen schatz liebe ichliebedich geheim sommer winter fussball deutschland berlin hamburg munchen wachtwoord welkom geheim
  hallo liefje schatje voetbal nederland amsterdam rotterdam motdepasse soleil bonjour jetaime amour doudou loulou chouchou coucou marseille france paris
  azertyuiop contrasena contraseña clave hola tequiero teamo amor amorcito micorazon corazon estrella princesa bonita hermosa mexico argentina colombia espana
  senha senha123 brasil futebol familia meuamor teamo saudade gatinha portugal lisboa ciao ciaociao amore amoremio tiamo stella juventus forzamilan italia
  napoli roma parola password1 sandi katasandi rahasia kata sayang parool haslo polska kochamcie dupa haslo1 misiek mypassword yourpassword thepassword
  nopassword newpassword oldpassword passwordpassword mypass letmepass openup opensesame sesame open abracadabra hocuspocus shalom namaste india mumbai delhi
  krishna ganesh shiva om sairam saibaba hanuman jaimatadi
  america usa newyork nyc california texas florida chicago boston dallas denver houston miami phoenix seattle atlanta detroit lasvegas vegas london england
  scotland ireland wales canada toronto montreal vancouver australia sydney melbourne zealand china japan tokyo osaka kyoto korea seoul india russia moscow
  germany europe africa asia egypt israel singapore malaysia philippines manila hongkong taiwan taipei
  army navy marine marines airforce soldier warrior warriors sniper gunner bullet killer kill death dead die zombie zombies vampire ghost shadow shadows dark
  darkness darkside darkangel nightmare midnight night knight knights wizard witch magic magical mystery mystic merlin arthur camelot excalibur lancelot viking
  vikings spartan spartans spartacus gladiator maximus titan titans atlas zeus hercules achilles apollo athena poseidon hades ares odin loki ragnarok valhalla
  trooper stormtrooper maverick iceman goose topgun top gun cannon rifle pistol bond jamesbond secretagent agent
  freedom liberty justice truth honor loyalty respect power powerful strong strength money moneymoney cash dollar dollars million millionaire rich richard bank
  business company work worker boss chief captain president doctor nurse teacher student school college university police fireman engineer developer programmer
  scooter truck trucker train plane airplane pilot boat sailor sailing camera guitar guitarra piano drums drummer violin music musica dance dancer dancing singer
  singing song artist art movie movies film photo picture book books reader writer magazine radio television phone mobile telephone
  family mother mommy mom mama mum mummy father daddy dad papa brother sister sisters brothers son daughter grandma grandpa nana uncle aunt cousin wife husband
  home house homer simpson bart bartsimpson marge lisa southpark cartman kenny familyguy stewie peter futurama bender spongebob patrickstar squidward tinkerbell
  peterpan cinderella snowwhite ariel belle aurora elsa anna frozen olaf barbie ken disney disneyland pixar buzz lightyear woody toystory
  blink182 greenday linkinpark coldplay acdc ironmaiden pinkfloyd ledzeppelin pearljam radiohead oasis muse u2 eagles genesis police sting prince bowie
  hunting hunter outlaw rebel bandit pirate pirates blackpearl jacksparrow sparrow titanic avatar inception gladiators predator terminator robocop
  cool cooldude coolman coolgirl awesome amazing fantastic perfect beautiful pretty cute cutie cutiepie hottie sexyboy sexygirl sexybaby bigboy bigdaddy bigdog
  bigman biggie little littleman smallville tiny giant monster monsters mustang1 crazy crazygirl stupid idiot dummy loser nerd geek genius smart brain freak
  slayer silent silence peaceful wonder dream dreams dreamer dreaming sleep sleepy lazy tired bored boring funny fun funtime party partytime disco club
  casino poker blackjack jackpot bingo lotto lucky7 seven eleven one two three four five six eight nine ten zero hundred thousand onetwothree number numbers
  letter letters pencil paper desk table chair window door kitchen bedroom garage lamp mirror bottle cup glass box bag shoes shirt dress hat
  london1 access accessdenied security secure safe safety vault lock locked unlock key keys keyboard mouse monitor screen desktop software hardware firewall virus
  trojan spam backup config cisco router switch wireless wifi ethernet support helpdesk service services sales marketing finance account accounts customer client
  shop shopping store market marketplace order orders buy buyer seller sell price money bargain
  aaaaaa abc123 a1b2c3 a1b2c3d4 qwe123 q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx p4ssw0rd pa55word pass1234 asd123 zxc123 abcd1234 admin123
  p@ssword p@ssw0rd iloveyou2 trustno1 superman1 monkey1 dragon1 ncc1701 thx1138 rush2112 8675309 5201314 1314520 woaini1314 7758521 147258 741852963 159357 753951
  123qwe 123abc 123asd 1a2b3c 4815162342 31415926 27182818 3141592 11235813 jordan23 michael23 kobe24 lebron23 beckham7 ronaldo7 cr7 messi10 charlie1 
  `
    .split(/\s+/)
    .filter((word) => word.length >= 3),
)
