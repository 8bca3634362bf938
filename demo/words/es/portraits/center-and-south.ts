import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'En los años ochenta, cuando cerró la fábrica de cuencos, cuatro de nosotras nos llevamos los pinceles a casa y pintamos lo que quedaba. Hoy Don Kai Di tiene cuarenta talleres, casi todos en el cuarto de delante, y algunos de nuestros pétalos han oído la televisión. Cada pintora tiene su marca debajo del pie. La mía es una gallina muy pequeña.',
  'Nakhon Lipao Weavers':
    'El tallo crece donde les gusta dormir a las cobras; por eso lo cortamos con cuchillos largos y buenos modales. Cada artesana parte su propio hilo, porque el hilo de otra es como el zapato de otra. Un bolso son veinte días. Los días no vienen en talla pequeña.',
  'Khru Sawat Niello':
    'Mi maestro no me dijo las proporciones del negro; me hizo frotar tres años, hasta que se las supieron mis manos. A mis dos alumnos les he dado los números, porque soy menos joven de lo que era él. El niel es paciente con todos, menos con los impacientes. De ocho a once estoy en la ventana del norte; el resto del día miro lo que he hecho.',
  'Tak Bai Wax and Sea':
    'Nuestra madre dibujaba batik para sarongs; mi hermana y yo lo dibujamos para ventanas de Berlín, y la mano es la misma. La plumilla de cera vino de Kelantan por el río, y el abuelo también. Cuando está despejado tendemos cuarenta metros a lo largo de la playa, y las cabras han aprendido a rodearlos. Si ves en el azul una pequeña huella de pezuña, la pieza está a mitad de precio y es nuestra preferida.',
  'Nang Lung Chit':
    'De día recorto y de noche actúo, y las figuras prefieren la noche. En el baúl duermen cuatrocientas; cada una tiene su voz, y mi mujer dice que las he ensayado todas con ella. Cuando un niño pregunta quién es el más fuerte, levanto al bufón. Es el único que puede decirle la verdad al gobernador.',
  'Khru Phithak Khon Masks':
    'Bailé el mono blanco hasta que se me jubiló la rodilla; entonces hice las cabezas desde las que había mirado el mundo. Desde dentro se aprende dónde miente una máscara: Hanuman tiene que verse los pies. Cada cara abre los ojos un jueves, después de las flores para los maestros. Cuando gira el ventilador, parece que discuten en el estante, y yo los dejo.',
  'Bang Sa Kao Mat Weavers':
    'Unas monjas vietnamitas enseñaron a nuestras bisabuelas a tejer las esteras, y nuestras bisabuelas les enseñaron a comer chile. El junco tiene los pies en agua salobre; por eso no se parte. En cada telar somos dos; aquí nadie sabe tejer a solas, y nadie lo ha intentado dos veces.',
  'Si Chan Stone Setters':
    'Los viernes, toda la calle Si Chan mira el sol entre los dedos. Compramos piedras en bruto, calentamos las que lo necesitan y lo escribimos en la tarjeta, porque a mi padre lo engañaron una vez y no lo olvidó nunca. Del engaste se ocupa mi hermana, que oye una garra floja. Pídele que escuche el anillo de tu abuela; lo hace por lo que cuesta el envío.',
  'Si Satchanalai Goldhouse':
    'Un vecino nos trajo una cadena de oro encontrada en el lodo del río, de seis hilos, más fina que nada de lo que sabíamos hacer; mi padre tardó dos años en aprenderla de la propia cadena. La devolvió y se quedó con el saber. Estiramos el hilo hasta que flota con un soplo y trenzamos de noche, cuando no pasan camiones. Una cadena debe caer en la mano como el agua, y ser igual de difícil de retener.',
  'Ko Kret Mon Potters':
    'Somos mon, en una isla sin coches, y el barro nos llega en barca. Las vasijas de nuestro abuelo fueron a palacio, las de nuestro primo al vivero, y unas y otras volvieron con pedidos. Se talla mientras la vasija huele aún a lluvia. Coge el transbordador: cuesta tres bahts, y el pastel cuesta más.',
  'Mae Lamai Curry Kitchen':
    'Mi marido se casó con mi pasta amarilla; yo estaba presente. Se maja por la mañana, porque por la tarde los brazos mienten. En casa no hay ni batidora ni receta en papel, solo una cuchara abollada que quiere decir sal. La gente dice que pica demasiado. Luego pide el tarro grande.',
  'Ban Lat Palm Climbers':
    'Cada uno de nosotros sube dos veces al día a veinte palmeras: cuarenta tramos de escalera con un tubo de bambú a la cadera. Los dulces de Phetchaburi son famosos gracias a nosotros, aunque la televisión saque a los cocineros. Desde arriba se ve el mar. A mediodía el azúcar está batido, y los trepadores duermen.',
  'Tha Mai Pepper Garden':
    'La pimienta de Chanthaburi muerde tarde y después habla un rato. La cogemos a mano cuando en el racimo hay un grano rojo, no dos, y la secamos en esteras, con una radio al lado contra los pájaros. Mi hija les pone jazz. Yo no noto diferencia en el sabor; los pájaros, sí.',
  'Studio Rim Khlong':
    'Mi estudio es una barcaza de arroz que ya no navega, amarrada donde se oyen tres templos a la vez. Pinto tejados, porque son la parte de una ciudad que mira al cielo. El canal me da dos horas buenas, una a cada extremo del día; entre medias enseño a los niños a mezclar grises. En Thonburi hay más gris que oro, y al oro le hace falta.',
  'Suan Ya Garden Remedies':
    'En Prachin Buri, mi tía era la curandera de todos los que no podían esperar al autobús del hospital, y de algunos que sí podían. Su huerto es la lista de sus pacientes: esta hilera era para las espaldas; aquella, para los corazones. De ahí hacemos jabones y compresas de hierbas, curados y atados como los suyos, y los enviamos a gente que le habría caído bien.',
}
