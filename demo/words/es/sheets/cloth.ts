import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'rayas ikat índigo', natural: 'khit natural', red: 'khit rojo' },
    names: [
      'Bolsa tejida a mano, {look}',
      'Bolsa de algodón del telar del pueblo, {look}',
      'Bolsa de tela forrada, {look}',
      'Bolsa de mercado de las tejedoras, {look}',
    ],
    made: [
      'La tela tejida en el pueblo se corta una sola vez, en una pieza larga, para que no se desperdicie nada.',
      'Las asas dan la vuelta a toda la bolsa y llevan el peso por debajo.',
      'La cosen las propias tejedoras, en los meses en que el arroz no necesita a nadie.',
    ],
    of: [
      'Por fuera, algodón tejido a mano; por dentro, forro de algodón liso y un bolsillo con cremallera.',
      'Base de loneta de algodón, panel tejido a mano, broche de latón.',
    ],
    use: [
      'Cabe un portátil de 14 pulgadas y un manojo de espinacas de agua.',
      'Viaja plegada en la maleta y vuelve llena.',
      'La raya nunca cae dos veces en el mismo sitio.',
    ],
  },
  'hill-tribe-bag': {
    looks: { black: 'negro con punto de cruz multicolor', red: 'rojo con rayas multicolores', blue: 'azul con punto de cruz' },
    names: ['Bandolera de las tribus de montaña, {look}', 'Bolso yam bordado, {look}', 'Morral de las montañas, {look}'],
    made: [
      'La bandolera y los costados son una sola banda larga de telar de cintura; el cuerpo se cose en medio.',
      'El punto de cruz se cuenta por el revés de la tela, para que el derecho quede limpio.',
      'Un buen panel lleva las noches de tres semanas.',
    ],
    of: ['Algodón y cáñamo, hilo de bordar de seda, pompones de lana.', 'Algodón tejido a mano, forro de algodón y un botón de latón de moneda vieja.'],
    use: [
      'En el pueblo lleva los libros del colegio; en la ciudad, la cámara.',
      'Por los colores se sabe quién lo ha hecho: cada valle tiene su rojo.',
      'Lo que pagas va directo al cuarto de costura, sin revendedores.',
    ],
    facts: 'Cuerpo {measure}, bandolera 100 cm, unos {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'flores azul mar', sunset: 'flores color atardecer', forest: 'hojas verde bosque' },
    names: [
      'Sarong de batik dibujado a mano, {look}',
      'Batik del sur de Tailandia, {look}',
      'Pañuelo de playa de batik, {look}',
      'Pareo de batik pintado, {look}',
    ],
    made: [
      'La cera caliente sale de la plumilla de cobre en una línea continua; donde se cierra, el color no pasa.',
      'Los colores se aplican a pincel en mojado y se funden unos con otros como el tiempo que hace.',
      'Se fija una noche con silicato, se hierve para quitar la cera y se aclara en tres pilas.',
    ],
    of: ['Fina gasa de algodón: doble es opaca, sencilla es fresca.', 'Algodón mercerizado, teñido con colores reactivos que aguantan la sal y el sol.'],
    use: [
      'Para anudar a la cadera, al hombro o a la ventana.',
      'No hay dos con las mismas vetas, porque la cera se agrieta como quiere.',
      'En la playa se seca en diez minutos.',
    ],
    facts: '{measure}, unos {weight}.',
  },
}
