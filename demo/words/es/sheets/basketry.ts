import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'natural', smoked: 'marrón ahumado', white: 'blanco decapado' },
    names: ['Cesta de ratán, {look}', 'Cesta de mercado de ratán con asa, {look}', 'Cesta de almacenaje de ratán, {look}', 'Cesta de ratán calada, {look}'],
    made: [
      'Para partir el ratán se sujeta quieto el cuchillo y la mano tira; así la corteza brillante queda entera.',
      'Los montantes pasan la noche en remojo, se curvan mojados alrededor de la rodilla y se atan sin un solo clavo.',
      'El borde va enrollado dos veces, porque por ahí se levantan todas las cestas.',
    ],
    of: [
      'Ratán de los bosques del sur, cortado a los siete años y secado al sol.',
      'Ratán entero para el armazón, corteza partida para el trenzado; sin cola ni barniz.',
    ],
    use: [
      'Para el pan, la labor de punto o la verdura del sábado.',
      'Nueva, aún cruje; con los años se calla y oscurece.',
      'Aguanta que alguien se siente un momento, pero eso no lo hemos dicho nosotros.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'natural', indigo: 'natural e índigo', red: 'natural y rojo' },
    names: ['Kratip para arroz glutinoso, {look}', 'Cestillo de bambú con tapa para arroz, {look}', 'Kratip de estilo Isan, {look}'],
    made: [
      'Se trenzan dos paredes, una dentro de otra; el aire que queda entre ellas mantiene el arroz caliente hasta el mediodía.',
      'Las tiras tienen un milímetro de ancho y se cepillan tan finas que se rizan como cintas.',
      'La base se saca de un tallo de palmera y se cose con hilo de nailon, su única modernidad.',
    ],
    of: [
      'Bambú joven, cortado en la estación fresca, cuando menos les gusta a los insectos.',
      'Bambú y cordón de algodón; sin tratar, secado al humo, apto para alimentos.',
    ],
    use: [
      'Arroz bien caliente, tapa, y al campo, a la oficina o de pícnic.',
      'Deja salir el vapor y no deja entrar a las moscas; ninguna caja de plástico lo consigue.',
      'Se aclara, se seca al sol y dura diez años.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'natural', charcoal: 'antracita', 'two-tone': 'natural y blanco' },
    names: [
      'Cesta de jacinto de agua, {look}',
      'Cesta redonda de jacinto de agua para la ropa, {look}',
      'Cubremacetas trenzado de jacinto de agua, {look}',
      'Cestillo de estantería de jacinto de agua, {look}',
    ],
    made: [
      'Los tallos se secan una semana, se ahúman contra el moho y se trenzan de tres en tres antes de ser cesta.',
      'Las trenzas rodean un armazón de alambre que mantiene en forma la cesta incluso llena.',
      'Dos mujeres hacen una al día, si la lluvia deja secar los tallos.',
    ],
    of: [
      'Jacinto de agua, una planta que atasca los canales y que está mucho mejor de cesta.',
      'Tallos de jacinto secados sobre un armazón fino de acero, lavados y, salvo el color, sin teñir.',
    ],
    use: [
      'Para mantas, juguetes o una monstera a la que le aprieta la maceta.',
      'Pesa poco y perdona al pie que la empuja debajo de la mesa.',
      'Las primeras semanas, la fibra huele un poco a heno.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'natural', indigo: 'natural con borde índigo', tea: 'marrón té' },
    names: [
      'Sombrero campesino de bambú, {look}',
      'Sombrero de sol ngop, {look}',
      'Sombrero de campo de hoja de palma, {look}',
      'Sombrero de jardín de ala ancha en bambú, {look}',
    ],
    made: [
      'Un enrejado de bambú de seis lados se cubre de hojas de palma, puestas como tejas y cosidas en círculos.',
      'Dentro, un pequeño aro trenzado separa el sombrero del pelo y deja pasar el aire.',
      'El borde se ata con ratán mojado, que al secarse aprieta.',
    ],
    of: ['Bambú, hojas de palma lan y barboquejo de algodón.', 'Hoja de palma blanqueada al sol sobre tiras de bambú, ligera y casi impermeable.'],
    use: [
      'Da sombra a toda la cara: en el arrozal, en la playa o entre los tomates.',
      'En la pared proyecta una estrella de sombra.',
      'El aro les va bien a casi todas las cabezas; del resto se encarga el cordón.',
    ],
  },
}
