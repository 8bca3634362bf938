import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'negro y oro', vermilion: 'bermellón y negro', brown: 'marrón y oro' },
    names: ['Caja lacada y dorada, {look}', 'Caja de laca Lanna, {look}', 'Joyero de bambú lacado, {look}', 'Caja de recuerdos con pan de oro, {look}'],
    made: [
      'Tiras de bambú se enrollan en un cuerpo tan ligero que, si lo aprietas, recupera la forma.',
      'Siguen de siete a diez capas de savia de laca; cada una reposa en un sótano húmedo y se lija con ceniza y agua.',
      'Para el oro se tapa el fondo alrededor del dibujo; el pan lo cubre todo, y el agua se lo lleva de donde no debe quedar.',
      'De la primera tira de bambú al último pulido pasan unos dos meses.',
    ],
    of: [
      'Bambú, laca natural y pan de oro; nada de laca sintética.',
      'La savia viene del rak de los bosques del norte y se endurece en una piel que el agua no atraviesa.',
    ],
    use: [
      'Para anillos, cartas, betel o dulces: las abuelas han guardado ahí todo eso.',
      'El olor a laca fresca se va en una semana, con la tapa abierta.',
      'Su cuerpo trenzado sobrevive a una caída que rompería una caja de madera.',
    ],
    personal: 'Unas iniciales debajo de la tapa, 12 letras como máximo',
  },
  'pearl-inlay-box': {
    looks: { black: 'negro', oxblood: 'sangre de buey', teal: 'azul petróleo' },
    names: ['Caja con incrustaciones de nácar, {look}', 'Caja lacada con taracea de nácar, {look}', 'Joyero de nácar, {look}'],
    made: [
      'La concha se lija hasta dejarla plana, se sierra con un hilo fino como un cabello y se coloca hoja a hoja.',
      'La pasta de laca negra llena los huecos en capas finas y se lija hasta que nácar y fondo son uno.',
      'Una sola flor lleva una veintena de trozos; una tapa, hasta seiscientos.',
    ],
    of: [
      'Concha de turbo verde, criado y declarado, sobre un alma de madera seca.',
      'Madera de hevea, laca natural y nácar, con forro de terciopelo de algodón.',
    ],
    use: [
      'Gírala bajo la lámpara: las flores pasan del verde al rosa.',
      'Los templos lucen este trabajo en puertas y bandejas de ofrendas; en tu casa guarda lo que no quieres perder.',
      'La bisagra de latón va embutida, para que nada estorbe al dibujo.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'negro y oro', red: 'rojo y oro', green: 'verde y oro' },
    names: ['Panel lai rot nam, {look}', 'Panel lacado y dorado, {look}', 'Panel de pared con pan de oro, {look}'],
    made: [
      'El dibujo se pica a través del papel y se traza con goma amarilla; el oro lo cubre todo, y el agua se lleva lo que no es dibujo.',
      'Cada línea es una línea reservada: el pintor trabaja alrededor del oro, no con él.',
      'El fondo son cinco capas de laca, pulidas con carbón hasta reflejar una vela.',
    ],
    of: [
      'Laca natural y pan de oro sobre una tabla de madera seca, con colgador detrás.',
      'Oro al 96,5 %, batido tan fino que un soplo lo mueve, sobre laca negra.',
    ],
    use: [
      'Cuélgalo donde el atardecer llegue de lado: ahí despierta el oro.',
      'Las hojas de llama son las de los armarios de templo de Ayutthaya, redibujadas, no calcadas.',
      'El pintor lo firma y lo fecha por detrás.',
    ],
  },
}
