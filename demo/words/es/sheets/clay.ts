import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'verde jade', mist: 'azul niebla', olive: 'verde oliva', cream: 'crema' },
    names: [
      'Jarrón de celadón, {look}',
      'Florero de celadón, {look}',
      'Jarrón de celadón con esmalte de ceniza, {look}',
      'Jarrón de celadón para una sola rama, {look}',
    ],
    made: [
      'Se tornea y se cuece a unos 1260 °C con poco aire, de modo que el hierro del esmalte se vuelve verde y no marrón.',
      'El esmalte no es más que ceniza de leña y barro de arrozal, tamizados y vertidos en una capa gruesa que se acumula donde quiere.',
      'Al enfriarse, barro y esmalte encogen a distinto paso y cantan bajito durante días; cada nota deja una línea fina.',
      'El pie se retornea a mano al segundo día, cuando el barro está firme como el queso, y se firma por debajo.',
    ],
    of: [
      'Gres gris de barro del norte; retiene el agua sin revestimiento.',
      'Arcilla de gres del pie de las montañas, esmaltada por dentro y por fuera, sin plomo.',
    ],
    use: [
      'Le bastan unos tallos de jengibre en flor o de orquídea.',
      'Incluso vacío es bonito de ver cuando la luz llega de lado.',
      'Del horno nunca salen dos piezas iguales; el tono y la red de líneas varían un poco.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'verde jade', ocean: 'azul océano', honey: 'marrón miel' },
    names: ['Cuencos de celadón, {look}', 'Cuencos de arroz de celadón, {look}', 'Cuencos apilables de celadón, {look}', 'Cuencos de sopa de celadón, {look}'],
    made: [
      'Cada cuenco se tornea por separado y se afina en el borde: ligero en la mano, amable con los labios.',
      'La cocción a 1260 °C dura dieciocho horas; el horno no se abre hasta que lleva dos días enfriándose.',
      'El esmalte corre un poco y se recoge en el fondo, donde el color es más hondo.',
      'El craquelado lo dibuja el horno al enfriarse; nadie le frota tinta.',
    ],
    of: ['Gres denso esmaltado con ceniza de leña, sin plomo ni cadmio.', 'Gres del norte, apto para el horno hasta 180 °C y para el lavavajillas.'],
    use: [
      'Hechos para el arroz y el tom kha, e igual de buenos en el desayuno.',
      'El pie, sin esmalte, va pulido para no rayar una mesa de madera.',
      'Si se rompe uno, durante años seguiremos torneando el mismo modelo.',
    ],
    facts: 'El juego ({label}): cada cuenco mide {measure}, el juego pesa unos {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'pez', lotus: 'loto', scroll: 'roleos' },
    names: ['Plato Sangkhalok, {look}', 'Plato de gres de estilo Sukhothai, {look}', 'Plato Sangkhalok pintado a mano, {look}'],
    made: [
      'El dibujo se traza con pardo de hierro sobre el barro crudo y nunca se corrige; encima va el esmalte transparente.',
      'El modelo es la cerámica que Sukhothai enviaba a Java y a Japón hace seiscientos años; el barro es del mismo distrito.',
      'En el horno, los platos descansan sobre disquitos de barro cuyo círculo aún se ve en el reverso.',
      'El pardo se muele de la laterita y se aplica con un pelo de oreja de búfalo.',
    ],
    of: [
      'Gres gris algo rugoso, con puntitos de hierro que asoman bajo el esmalte.',
      'Gres de la zona bajo un esmalte de ceniza transparente, apto para alimentos.',
    ],
    use: [
      'Para servir un pescado entero, o para colgarlo donde los invitados pregunten.',
      'Para colgarlo, perforamos el pie si lo pides; escríbenos.',
      'Su gris cálido da a los platos un aire de frescura.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'óxido', umber: 'tierra de sombra', sand: 'arena' },
    names: [
      'Maceta de estilo Dan Kwian, {look}',
      'Maceta de terracota con friso inciso, {look}',
      'Maceta de terracota torneada a mano, {look}',
      'Tinaja de terracota, {look}',
    ],
    made: [
      'El friso de hojas se talla con cuchillo de bambú en el barro a medio secar, sin dibujo previo.',
      'Se levanta en un torno que uno hace girar y otro trabaja, y luego se seca una semana a la sombra.',
      'El tono lo decide el humo: cerca del fuego oscurece, al fondo queda claro.',
      'Se cuece dos días con leña de eucalipto, hasta que el barro del río está casi tan duro como la piedra.',
    ],
    of: [
      'Barro de río rico en hierro, sin esmaltar y lo bastante poroso para que respiren las raíces.',
      'Barro rojo de la orilla, mezclado con un poco de arena para que aguante la lluvia y el sol.',
    ],
    use: [
      'Para un frangipani en la terraza o hierbas secas en casa.',
      'Lleva un agujero en el fondo; para nenúfares, pídenos que lo dejemos cerrado.',
      'A la sombra cría un poco de musgo, y gana con ello.',
    ],
  },
}
