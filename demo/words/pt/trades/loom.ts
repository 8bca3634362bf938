import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Criamos os bichos-da-seda nas nossas amoreiras e conhecemos cada fio desde a folha.',
    'O desenho é amarrado de memória, antes de tingir; nada está no papel.',
    'Na seca, do portão do nosso templo se ouvem trinta teares.',
    'Um casulo guarda um quilômetro de fio, e cada centímetro passa pelos nossos dedos.',
    'Minha filha estuda na cidade e volta em abril para tecer.',
  ],
  indigo: [
    'Toda manhã a tina ganha água de cinza e um pouco de aguardente de arroz; se esquecemos, ela emburra.',
    'Nove banhos dão o azul que aqui se chama cor da tarde antes da chuva.',
    'Você nos reconhece pelas unhas.',
    'Nunca tingimos em dia de enterro; a tina morreria também.',
    'Algodão, índigo, tamarindo: tudo de que precisamos cresce ao alcance da voz.',
  ],
  khit: [
    'O desenho fica num feixe de varetas atrás do tear; se uma se perde, o elefante sai com três pernas.',
    'Enchemos com a paina das árvores da nossa rua.',
    'A avó lia o khit no escuro, com o polegar.',
    'A almofada do monge leva o lado mais bonito, depois vem a da noiva, depois a sua.',
    'Nos nossos panos os elefantes andam para a barra, porque é lá que moram.',
  ],
  cotton: [
    'Nossos teares são mais velhos que nós; o algodão que está neles é deste ano.',
    'Um phakaoma é toalha, cinto, berço e chapéu; por isso o tecemos firme.',
    'O urdume é engomado com água de arroz, o que também agrada ao gato.',
    'Nós cantamos as listras: três vermelhas, uma branca, três vermelhas, fim.',
    'Da janela se vê o campo de onde vem o fio.',
  ],
  'tin-jok': [
    'A barra é tecida com um espinho de porco-espinho, pelo avesso, fio por fio.',
    'Aqui as moças ainda tecem uma para o casamento e uma para serem lembradas.',
    'Guardamos uma barra de 1890 numa lata de biscoitos, e só essa copiamos.',
    'Contamos em voz alta; por isso ninguém consegue fofocar no tear.',
    'O amarelo é jaqueira, o vermelho é goma-laca, e o preto é segredo.',
  ],
  'hill-tribe': [
    'Somos vizinhas, hmong, mien e karen; dividimos uma sala de costura, mas nunca um desenho.',
    'Os pontos se contam, não se riscam, e uma menina os aprende antes das letras.',
    'Bordamos no ônibus, na fila e na reunião da escola.',
    'Meu agulheiro é um espinho de porco-espinho; o da minha avó também.',
    'O ano-novo é a nossa semana de moda.',
  ],
  batik: [
    'Desenhamos com cera, à mão livre, com a caneta de cobre, e é o mar que escolhe as cores.',
    'Quando os panos secam na praia, os turistas pensam que é exposição.',
    'Num calor a cera solta fumaça, no seguinte pega fogo; já queimamos o bastante.',
    'Fervemos os panos do lado de fora, perto do mar; a cozinha proibiu.',
    'Quem dá nome aos nossos azuis são os pescadores.',
  ],
}
