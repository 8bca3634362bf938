import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'martillado', rope: 'de cordón', oxidised: 'de espiral oxidada' },
    names: ['Anillo de plata, {look}', 'Anillo de plata de las montañas, {look}', 'Anillo de plata forjado a mano, {look}', 'Anillo de plata apilable, {look}'],
    made: [
      'Un lingote de plata se alarga a martillo, se curva sobre un cono de acero y se cierra con su propio metal.',
      'La superficie va golpeada, no fundida: quien cuenta las facetas cuenta los golpes.',
      'Pulido con arena de río y un disco de piel de búfalo; brilla sin deslumbrar.',
    ],
    of: ['Plata de entre el 95 y el 98 %, más blanda y más blanca que la de ley.', 'Plata maciza sin níquel, amable con las pieles sensibles.'],
    use: [
      'Para llevarlo solo o de tres en tres; así se pulen unos a otros.',
      'Cualquier joyero puede agrandarlo una talla.',
      'Los arañazos pequeños son parte de él, y lo hacen tuyo.',
    ],
    facts: 'Talla {label}, diámetro interior {measure}, unos {weight}.',
    personal: 'Un texto por dentro del anillo, 15 letras como máximo',
  },
  'silver-earrings': {
    looks: { leaf: 'hoja', disc: 'disco', brass: 'hoja de latón' },
    names: [
      'Pendientes de las montañas, {look}',
      'Pendientes largos recortados a mano, {look}',
      'Pendientes de platero, {look}',
      'Pendientes que se mecen, {look}',
    ],
    made: [
      'La chapa se sierra a ojo, se le marcan los nervios con el buril y se abomba en un hueco de madera.',
      'El gancho se saca de la misma chapa; no hay soldadura que se rompa.',
      'Cada par se recorta junto y cuelga un día entero, para ver si se mece a la vez.',
    ],
    of: ['Plata al 95 %; los pares de latón llevan ganchos de plata.', 'Chapa ligera sin níquel; se olvida uno de que los lleva.'],
    use: [
      'Cuando giras la cabeza, cogen la luz como el follaje.',
      'Un regalo que vale para todas las tallas.',
      'Si el gancho se afloja, enderézalo un poco; el metal se deja.',
    ],
    facts: '{measure}, unos {weight} el par.',
  },
  'pendant-necklace': {
    looks: { fish: 'pez', sun: 'sol', gold: 'hoja dorada' },
    names: ['Colgante de plata, {look}', 'Collar de las montañas, {look}', 'Colgante grabado en cordón, {look}', 'Colgante de platero, {look}'],
    made: [
      'Dos chapas abombadas se cincelan con punzones pequeños y se sueldan en un cuerpo hueco que tintinea al tocarlo.',
      'Escamas y rayos se marcan uno a uno, con herramientas que el propio platero lima.',
      'Ennegrecido con humo de azufre y repulido, para que resalte el dibujo.',
    ],
    of: ['Plata al 92,5 %; las piezas doradas llevan un baño de 18 quilates.', 'Colgante de plata maciza en cordón de algodón encerado o cadena de serpiente.'],
    use: [
      'El pez significa río lleno y mesa llena.',
      'Las madres mien cosen estos soles en los gorritos de los recién nacidos.',
      'Corto sobre la camisa o largo sobre el vestido.',
    ],
    facts: 'Colgante {measure}, cordón {label}, unos {weight}.',
    personal: 'Un texto al dorso del colgante, 12 letras como máximo',
  },
  'silver-bangle': {
    looks: { twist: 'torcido', engraved: 'grabado', gold: 'torcido y dorado' },
    names: ['Brazalete de plata, {look}', 'Brazalete abierto de plata, {look}', 'Brazalete macizo de las montañas, {look}'],
    made: [
      'Tres varillas se tuercen en caliente y se martillan en frío, hasta ser una sola.',
      'Las puntas van enrolladas sobre un clavo y no arañan nunca.',
      'El grabado se hace con buril, empujado con la palma, milímetro a milímetro.',
    ],
    of: ['Plata al 96 %, lo bastante fuerte para guardar la forma.', 'Plata maciza; las versiones doradas llevan tres micrómetros de oro.'],
    use: [
      'Se mete de lado, por la parte estrecha de la muñeca, y luego se gira.',
      'A los recién nacidos se les regala para el valor; a las novias, como ahorro.',
      'Si se lleva, se aclara; si se olvida, oscurece.',
    ],
    facts: 'Talla {label}, abertura {measure}, unos {weight}.',
    personal: 'Un texto por dentro del brazalete, 20 letras como máximo',
  },
  torque: {
    looks: { silver: 'plata lisa', oxidised: 'plata oxidada', coins: 'plata y cuentas' },
    names: ['Torque de las montañas, {look}', 'Torque de estilo hmong, {look}', 'Torque de fiesta, {look}'],
    made: [
      'Una varilla gruesa como un dedo se afina a martillo hacia las puntas y se enrolla en espirales.',
      'Se recuece siete veces sobre carbón, porque bajo el martillo la plata se cansa.',
      'Las familias hmong y mien llevan los suyos en Año Nuevo, y cuantos más, mejor.',
    ],
    of: ['Plata al 95 %, hueca o maciza, según diga el peso.', 'Plata fina; las cuentas, donde las hay, son de vidrio en hilo de latón.'],
    use: [
      'Sobre negro es un collar; sobre una peana, una escultura.',
      'Ábrelo de lado, nunca de delante atrás, y guardará el muelle.',
      'Antes el banco de una familia, todavía su orgullo.',
    ],
    facts: 'Abertura {measure}, unos {weight}.',
  },
}
