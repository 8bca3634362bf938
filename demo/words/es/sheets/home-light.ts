import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'rojo', blue: 'azul', cream: 'crema', violet: 'violeta' },
    names: [
      'Sombrilla de papel pintada, {look}',
      'Sombrilla de estilo Bo Sang, {look}',
      'Sombrilla de flores en papel de morera, {look}',
      'Parasol de jardín pintado a mano, {look}',
    ],
    made: [
      'Las varillas se parten de un solo bambú y se montan en el orden en que crecieron; así la sombrilla se cierra bien redonda.',
      'Tres capas de papel se pegan con zumo de caqui y se aceitan cuando luce el sol.',
      'Las flores llegan al final, dos colores en un pincel, mientras la sombrilla gira sobre la rodilla.',
    ],
    of: ['Papel de morera, bambú, hilo de algodón y aceite de tung.', 'Papel de corteza de sa, hecho hoja a hoja en el mismo distrito, sobre mango de madera.'],
    use: [
      'Sobre todo para el sol; aguanta un chaparrón, pero no le gusta el viento.',
      'Colgada del techo con una bombilla, ilumina una fiesta entera.',
      'Pintada sin plantilla; las peonías y los pájaros no se repiten nunca.',
    ],
    personal: 'Un nombre pintado en el borde, 20 letras como máximo',
  },
  'sa-lamp': {
    looks: { cream: 'crema', saffron: 'azafrán', rose: 'rosa' },
    names: ['Lámpara de papel de morera, {look}', 'Farol Lanna de papel, {look}', 'Lámpara de mesa de papel sa, {look}'],
    made: [
      'La corteza se cuece con ceniza, se bate hasta hacerla pasta y se vierte en un marco; antes de que se seque le caen pétalos.',
      'La hoja se tensa mojada sobre un armazón de bambú y queda tirante como un tambor.',
      'Tiene la forma de los faroles que en el norte se cuelgan delante de las casas por Yi Peng.',
    ],
    of: [
      'Papel de morera con pétalos, armazón de bambú, cable de 2 m con interruptor y enchufe de tu país.',
      'Papel sa hecho a mano sobre bambú, casquillo E14, sin bombilla.',
    ],
    use: ['Da una luz para irse durmiendo.', 'Dos en un aparador alargan la habitación.', 'Apagada, es papel y sombra; encendida, es la noche.'],
  },
  'rattan-lamp': {
    looks: { natural: 'natural', black: 'negro', white: 'blanco decapado' },
    names: ['Lámpara de techo de ratán, {look}', 'Lámpara de techo de ratán calado, {look}', 'Lámpara de techo de ratán en forma de nasa, {look}'],
    made: [
      'El ratán se ablanda al vapor, se curva sobre una horma de madera y se ata en cada cruce.',
      'El dibujo es el de las nasas de pesca, abierto lo justo para que la luz se escape.',
      'Dos días de trabajo, uno de ellos solo para el borde.',
    ],
    of: ['Ratán, portalámparas cerámico E27, 1,5 m de cable textil.', 'Ratán entero con su corteza; no coge polvo ni suelta astillas.'],
    use: [
      'Dibuja círculos en el techo, encima de la mesa.',
      '¿No tienes toma en el techo? Sobre un taburete se vuelve lámpara de pie.',
      'Pon una bombilla cálida; al ratán le gustan los 2700 kelvin.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'blanco', pink: 'rosa', gold: 'amarillo' },
    names: ['Velas de loto, {look}', 'Velas de loto modeladas a mano, {look}', 'Velas de loto flotantes, {look}'],
    made: [
      'Cada pétalo es un trocito de cera tibia del tamaño de un pulgar, afinado y puesto alrededor del capullo.',
      'Dieciocho pétalos para una flor, y ningún molde.',
      'La mecha de algodón se moja en cera de abeja y arde sin hollín.',
    ],
    of: ['Cera de soja y cera de abeja, aroma de loto, sin parafina.', 'Cera vegetal con absoluto de jazmín; dura unas cinco horas.'],
    use: [
      'Para que floten en un cuenco por Loy Krathong, o cualquier noche junto a la bañera.',
      'Demasiado bonitas para encenderlas, dicen quienes las compran, y piden más.',
      'Con mucho calor enviamos de noche; la cera viaja mejor al fresco.',
    ],
    facts: 'Caja de {count}; una flor mide {measure} y la caja pesa unos {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'sándalo', jasmine: 'jazmín', lotus: 'loto' },
    names: ['Incienso con soporte de latón, {look}', 'Incienso enrollado a mano, {look}', 'Estuche de incienso para la noche, {look}'],
    made: [
      'El polvo de madera se amasa con agua y la corteza pegajosa del yang bong, se enrolla en el bambú y se seca en abanicos de cien.',
      'El soporte lo funde en latón un vecino; cepillado, nunca barnizado.',
      'El aroma entra como flor, resina o aceite, nunca pulverizado.',
    ],
    of: ['Maderas, resinas y aceites naturales sobre bambú; soporte de latón macizo.', 'Sin carbón ni salitre: poco humo y una combustión lenta.'],
    use: [
      'Una varilla dura cuarenta minutos: un buen baño o una oración corta.',
      'Ponlo donde no cuelgue nada encima.',
      'El aroma se queda en las cortinas hasta la mañana.',
    ],
    facts: '{count} varillas y un soporte en una caja de {measure}, unos {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'natural', dark: 'oscuro', green: 'verde' },
    names: ['Móvil de viento de bambú, {look}', 'Móvil de viento de jardín con seis tubos, {look}', 'Móvil de viento de bambú para el porche, {look}'],
    made: [
      'Seis tubos se cortan al bies y se acortan pelo a pelo, hasta dar una escala de cinco notas.',
      'Cuelga de un cordón encerado que el viento no desgasta.',
      'El bambú se deja en agua salada, se seca y se ahúma; a los insectos se les quitan las ganas.',
    ],
    of: ['Bambú de tres años, badajo de cáscara de coco, cordón de algodón.', 'Bambú y cáscara de coco aceitados; las piezas verdes se tiñen con hojas.'],
    use: [
      'Suena más a agua que a metal, para que los vecinos sigan siendo amigos.',
      'Guárdalo antes de la tormenta.',
      'Los campesinos los cuelgan en los arrozales, para que los pájaros sepan que no están solos.',
    ],
  },
}
