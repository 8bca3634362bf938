import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Amarrei meu primeiro gancho de naga aos onze anos, malfeito, e minha mãe o usou no templo assim mesmo. Hoje há oito teares debaixo da nossa casa em Chonnabot, e quatro das tecelãs são minhas sobrinhas. O vermelho vem da goma-laca que meu irmão raspa das árvores-da-chuva; o amarelo, de um tronco de jaqueira que há seis anos vamos aplainando. Quando um pano fica pronto, durmo uma noite ao lado dele, e então posso deixá-lo ir.',
  'Baan Din Mae Khan':
    'Compramos o forno de um oleiro velho demais para carregar lenha, e por dez anos ele veio todo dia dizer o que estávamos fazendo de errado. Quase sempre tinha razão. Nossa cinza vem dos pomares de longan em volta de San Kamphaeng, e se um sitiante muda de adubo, nós vemos no verde. Venha em fevereiro, quando podam as árvores; aí queimamos uma semana inteira, e ninguém dorme muito.',
  'Kram Pa Urai':
    'Minhas tinas têm nome, já que têm humor. A mais velha, Bunmi, era da minha avó; come toda manhã desde o tempo em que nenhuma estrada chegava a Phanna Nikhom. Levanto a tampa, provo o banho com a ponta do dedo e sei que dia vem. O azul não é uma cor que se faz; é uma cor que se mantém viva.',
  'Pua Silver House':
    'Dezenove famílias mien e hmong de Pua dividem uma forja, um advogado e uma caminhonete. Toda manhã a cotação da prata vai para a parede, para que todos saibam o que é metal e o que é trabalho. Os ourives jovens começam pelas correntes; quem depois de cem elos ainda cantarola fica. No ano passado, seis cantarolavam.',
  'Bo Sang Umbrella Lane':
    'Contam que um monge voltou da Birmânia com uma sombrinha quebrada, e que desde então nossa aldeia a conserta. No beco, onze casas fazem uma coisa cada: coroas, varetas, linhas, papel, óleo, cor. Ninguém consegue fazer uma sombrinha sozinho, e é por isso que aqui ninguém fica brigado de verdade. Os pintores ficam do lado de fora; traga uma camisa velha, e eles pintam um passarinho nela.',
  'Mae Chaem Tin Jok House':
    'Uma barra de Mae Chaem tem dezesseis desenhos que se podem usar e cem que não, porque têm dona. Anotamos o que deu antes que as avós se fossem, e três voltaram para nos corrigir. Sessenta mulheres tecem aqui, e duas têm menos de vinte anos. Primeiro reclamam do espinho de porco-espinho; depois não querem outra coisa.',
  'Khru Det Ban Tawai':
    'Quando eu era menino, em Ban Tawai éramos lavradores de arroz que entalhavam à noite; a noite foi ficando mais comprida. Só pego o que uma casa devolve: vigas, degraus, uma vez um púlpito. Um elefante está ali ou não está, e isso se sabe no terceiro dia. Já tenho quarenta e dois anos de terceiros dias.',
  'Nantaram Lacquer':
    'Há duzentos anos trouxeram nossos antepassados de Keng Tung porque sabiam fazer isto, e desde então o fazemos ao alcance do mesmo sino de templo. A laca precisa de umidade; quando a cidade reza por dias secos, rezamos um pouco pelos outros. Uma caixa pede dois meses e um bom ouvido, porque é o som de uma unha que julga a última camada.',
  'Doi Mok Tea Terraces':
    'Meu avô veio de Yunnan a pé, com uma espingarda e uma faca de chá, e ficou com a faca. Colhemos antes das dez, deixamos murchar no telhado e enrolamos num pano até as folhas virarem punhos. A primeira água é para a xícara, a segunda para a visita e a quinta para a história, quase sempre a da espingarda. As visitas dormem na casa de secagem e acordam mais cheirosas.',
  'Ban Na Kha Khit Weavers':
    'Na nossa rua da feira, uma casa sim, outra não, tem um tear, e todas têm opinião sobre ele. Guardamos no templo cento e quatro desenhos khit em varetas, e qualquer uma pode pegar um emprestado, desde que o devolva na mesma ordem. Uma de nós um dia não devolveu, e assim nasceu o elefante de três pernas. Vende muito bem.',
  'Thung Kula Rice Circle':
    'A planície de Thung Kula já fez viajantes chorarem, de tão seca; hoje é o sal dela que perfuma o arroz. Trinta e uma famílias deixaram os agrotóxicos juntas, porque o vento não respeita cerca. Às quintas, descascamos. Se ao abrir um saco você sentir cheiro de pandan, não é pandan: é novembro.',
  'Seven Hills Sewing Room':
    'Somos mães que queriam um trabalho que para quando chega o ônibus da escola. Mulheres hmong, mien e lisu se sentam a uma mesa comprida, e a mais nova lê as notícias enquanto contamos os pontos. Os desenhos ficam com seu povo: uma árvore mien só é costurada por mãos mien. O que vendemos já formou quatro enfermeiras e um baterista muito barulhento.',
  'Lung Kamon Kratip':
    'Me dê um bambu e uma tarde à sombra, e eu devolvo três cestos e alguma fofoca. Aplaino as tiras até dar para ler o jornal através delas, ainda que quase nunca leia. Meus kratip guardam o arroz quente até as duas. Depois disso, você já devia ter almoçado.',
  'Pa Ao Bell Founders':
    'Há duzentos anos se funde latão em Ban Pa Ao como se fazia em Ban Chiang há quatro mil; foi um professor quem nos contou, nós achávamos que era assim que se fazia. A cera é enrolada fio a fio num torninho de madeira, movido por uma corda no pé. Quebra-se o molde, e o sino está lá, ou não está. De nove, falta mais ou menos um.',
  'Wua Lai Silver Street':
    'Nosso templo é vestido de prata, porque cada prateiro da rua lhe devia uma folha. Aos sábados os meninos aprendem aqui, desde 2009 as meninas também, e as meninas têm pulsos melhores. Batemos uma tigela ora de um lado, ora do outro, como se devia olhar a maioria das questões.',
}
