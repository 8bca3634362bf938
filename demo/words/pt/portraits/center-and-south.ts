import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Nos anos oitenta, quando a fábrica de tigelas fechou, quatro de nós levamos os pincéis para casa e pintamos o que tinha sobrado. Don Kai Di tem hoje quarenta ateliês, quase todos na sala da frente, e algumas das nossas pétalas ouviram televisão. Cada pintor tem sua marca debaixo do pé da peça. A minha é uma galinha bem pequenininha.',
  'Nakhon Lipao Weavers':
    'O cipó cresce onde as najas gostam de dormir; por isso o cortamos com facas compridas e bons modos. Cada trançadeira racha o próprio fio, porque o fio de outra é como o sapato de outra. Uma bolsa são vinte dias. Dia não existe em tamanho pequeno.',
  'Khru Sawat Niello':
    'Meu mestre não me disse as medidas do preto; me fez moer três anos, até as mãos saberem. Aos meus dois alunos eu dei os números, porque já sou mais velho do que ele era. O nielo tem paciência com todos, menos com os impacientes. Das oito às onze fico na janela do norte; no resto do dia, olho o que fiz.',
  'Tak Bai Wax and Sea':
    'Nossa mãe desenhava batik para sarongues; minha irmã e eu desenhamos para janelas em Berlim, e a mão é a mesma. A caneta de cera veio de Kelantan, do outro lado do rio, e o avô também. Em dia claro estendemos quarenta metros na praia, e as cabras aprenderam a dar a volta. Se você vir no azul uma pequena marca de casco, a peça sai pela metade do preço, e é a nossa preferida.',
  'Nang Lung Chit':
    'De dia eu recorto, de noite me apresento, e as figuras preferem a noite. Quatrocentas dormem no baú; cada uma tem sua voz, e minha mulher diz que ensaiei todas com ela. Quando uma criança pergunta quem é o mais forte, eu levanto o palhaço. Só ele pode dizer a verdade ao governador.',
  'Khru Phithak Khon Masks':
    'Dancei o macaco branco até meu joelho se aposentar; então passei a fazer as cabeças de dentro das quais tinha visto o mundo. Por dentro se aprende onde uma máscara mente: Hanuman precisa enxergar os próprios pés. Cada rosto se abre numa quinta-feira, depois das flores para os mestres. Quando o ventilador gira, parecem discutir na prateleira, e eu deixo.',
  'Bang Sa Kao Mat Weavers':
    'Freiras vietnamitas ensinaram nossas bisavós a tecer esteiras, e nossas bisavós as ensinaram a comer pimenta. O junco vive com os pés na água salobra; é por isso que não quebra. Em cada tear somos duas; aqui ninguém consegue tecer sozinha, e ninguém tentou duas vezes.',
  'Si Chan Stone Setters':
    'Às sextas, a rua Si Chan inteira olha o sol por entre os dedos. Compramos pedra bruta, aquecemos a que precisa e escrevemos isso no cartão, porque meu pai foi enganado um dia e nunca se esqueceu. A cravação é da minha irmã, que ouve uma garra solta. Peça a ela que escute o anel da sua avó; custa só o frete.',
  'Si Satchanalai Goldhouse':
    'Um vizinho nos trouxe uma corrente de ouro achada na lama do rio, de seis fios, mais fina que tudo o que sabíamos fazer; meu pai levou dois anos para aprendê-la da própria corrente. Devolveu-a e ficou com o saber. Puxamos o fio até ele flutuar num sopro e trançamos de noite, quando não passa caminhão. Uma corrente deve cair na mão como água, e ser tão difícil de segurar quanto ela.',
  'Ko Kret Mon Potters':
    'Somos mons, numa ilha sem carros, e o barro chega de barco. Os potes do nosso avô foram para o palácio, os do nosso primo para a loja de jardinagem, e os dois voltaram com encomendas. Entalhamos enquanto o pote ainda cheira a chuva. Pegue a balsa: custa três bahts, e o bolo custa mais.',
  'Mae Lamai Curry Kitchen':
    'Meu marido se casou com a minha pasta amarela; eu vim junto. Socamos de manhã, porque à tarde os braços mentem. Na casa não há liquidificador nem receita no papel, só uma colher amassada que quer dizer sal. As pessoas dizem que arde demais. Depois pedem o pote grande.',
  'Ban Lat Palm Climbers':
    'Cada um de nós sobe duas vezes por dia em vinte palmeiras: quarenta lances de escada, com um tubo de bambu na cintura. Os doces de Phetchaburi são famosos por nossa causa, ainda que a televisão mostre os doceiros. De lá de cima se vê o mar. Ao meio-dia o açúcar está batido, e os trepadores dormem.',
  'Tha Mai Pepper Garden':
    'A pimenta-do-reino de Chanthaburi morde tarde e depois fala um tempo. Colhemos à mão, quando um grão do cacho está vermelho, não dois, e secamos em esteiras, com um rádio ao lado por causa dos passarinhos. Minha filha põe jazz para eles. Eu não sinto diferença no gosto; os passarinhos, sim.',
  'Studio Rim Khlong':
    'Meu ateliê é uma barcaça de arroz que já não navega, amarrada onde se ouvem três templos ao mesmo tempo. Pinto telhados, porque são a parte da cidade que olha para o céu. O canal me dá duas boas horas, uma em cada ponta do dia; no meio, ensino crianças a misturar cinzas. Em Thonburi há mais cinza que ouro, e o ouro precisa disso.',
  'Suan Ya Garden Remedies':
    'Em Prachin Buri, minha tia era a curandeira de todos os que não podiam esperar o ônibus do hospital, e de alguns que podiam. A horta dela é a lista dos pacientes: esta fileira era para as costas, aquela para o coração. Fazemos disso sabonetes e compressas de ervas, curados e amarrados como na casa dela, e os mandamos a pessoas de quem ela teria gostado.',
}
