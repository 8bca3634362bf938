import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'pétalas de lótus', flame: 'folhas de chama', rice: 'espigas de arroz' },
    names: ['Tigela de prata repuxada, {look}', 'Tigela de prata ao estilo de Wua Lai, {look}', 'Tigela de oferenda de prata martelada, {look}'],
    made: [
      'Um disco plano é erguido a martelo sobre estacas de ferro e recozido umas trinta vezes no caminho.',
      'A tigela é enchida de breu, o desenho é marcado por fora e depois empurrado de dentro com cinzéis.',
      'Nada é fundido nem prensado; por dentro ficam as marcas do martelo, para você encontrar.',
    ],
    of: [
      'Prata 92,5 por cento, com o punção do ateliê; as partes douradas são de 24 quilates.',
      'Prata do norte, 95 por cento, macia o bastante para relevos tão fundos.',
    ],
    use: [
      'Para a água perfumada do Songkran, para flores ou para as frutas mais bonitas da mesa.',
      'Os doze animais ou o lótus: cada família da rua tem seu desenho e sabe quem o copiou.',
      'Na caixa, um certificado informa o peso do metal.',
    ],
    personal: 'Um nome ou uma data para a borda, no máximo 40 letras',
  },
  'niello-box': {
    looks: { silver: 'flores de prata', gilt: 'flores douradas', flame: 'folhas de chama' },
    names: ['Caixa de nielo, {look}', 'Porta-comprimidos de nielo ao estilo de Nakhon, {look}', 'Estojo de nielo gravado, {look}'],
    made: [
      'O desenho é gravado, o fundo em volta é rebaixado, e uma liga preta funde ali até nivelar.',
      'Limada, raspada com lâmina de aço e polida com carvão, até prata e preto serem um só espelho.',
      'Em Nakhon Si Thammarat se trabalha assim desde os tempos de Ayutthaya.',
    ],
    of: [
      'Prata 95 por cento; o preto é de prata, cobre, chumbo e enxofre, só por fora.',
      'Prata 925 com nielo; as peças douradas são douradas a fogo, em 24 quilates.',
    ],
    use: [
      'Para comprimidos, um anel ou a semente de uma boa ideia.',
      'A tampa fecha com o pequeno suspiro das coisas bem-feitas.',
      'O Estado as dá aos seus convidados, as famílias, aos seus formandos.',
    ],
    personal: 'Iniciais do lado de dentro da tampa, no máximo 6 letras',
  },
  'brass-bells': {
    looks: { bright: 'latão brilhante', antique: 'latão envelhecido', verdigris: 'verdete' },
    names: ['Sinos fundidos, {look}', 'Sino ao estilo de Ban Pa Ao, {look}', 'Sino de templo para o vento, {look}', 'Sino de cera perdida, {look}'],
    made: [
      'A cera de abelha é enrolada em fios em volta de um núcleo de barro e esterco; para cada sino se quebra o molde.',
      'Fundido a uns 1000 °C, de torneiras e fechaduras velhas, numa cova atrás da casa.',
      'Afinado com lima, na borda, até os vizinhos aprovarem com a cabeça.',
    ],
    of: ['Latão reciclado com um pouco de estanho, para um som mais longo.', 'Latão maciço, badalo de ferro e cordão de algodão.'],
    use: [
      'Pendure no beiral; basta um sopro de vento.',
      'Os búfalos os usavam, para que as crianças os achassem na neblina.',
      'Cada um tem sua nota; escolha o tamanho e deixe-se surpreender.',
    ],
  },
}
