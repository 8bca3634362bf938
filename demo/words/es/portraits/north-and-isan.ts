import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Até mi primer gancho de naga a los once años, mal, y mi madre lo llevó al templo de todos modos. Hoy hay ocho telares debajo de nuestra casa de Chonnabot, y cuatro de las tejedoras son sobrinas mías. El rojo viene de la goma laca que mi hermano rasca de los árboles de la lluvia; el amarillo, de un tronco de yaca que llevamos seis años cepillando. Cuando una tela está terminada, duermo una noche a su lado, y después ya puedo dejarla ir.',
  'Baan Din Mae Khan':
    'Le compramos el horno a un alfarero demasiado viejo para cargar leña, y durante diez años vino cada día a decirnos qué hacíamos mal. Solía tener razón. Nuestra ceniza viene de los huertos de longan de los alrededores de San Kamphaeng, y si un agricultor cambia de abono lo notamos en el verde. Ven en febrero, cuando se podan los árboles; entonces cocemos una semana, y nadie duerme mucho.',
  'Kram Pa Urai':
    'Mis tinas tienen nombre, ya que tienen humores. La más vieja, Bunmi, era de mi abuela; se la alimenta cada mañana desde que no había carretera a Phanna Nikhom. Levanto la tapa, pruebo el baño con la punta del dedo y sé qué día viene. El azul no es un color que se hace; es un color que se mantiene vivo.',
  'Pua Silver House':
    'Diecinueve familias mien y hmong de Pua comparten una fragua, un abogado y una furgoneta. Cada mañana se cuelga en la pared el precio de la plata, para que todos sepan qué es metal y qué es trabajo. Los plateros jóvenes empiezan por las cadenas; quien aún tararea después de cien eslabones, se queda. El año pasado tarareaban seis.',
  'Bo Sang Umbrella Lane':
    'Cuentan que un monje volvió de Birmania con una sombrilla rota, y que desde entonces nuestro pueblo la está arreglando. En el callejón, once casas hacen una cosa cada una: coronas, varillas, hilos, papel, aceite, color. Nadie puede hacer una sombrilla a solas, y por eso aquí nadie está nunca enfadado del todo. Los pintores están fuera; trae una camisa vieja y te pintarán un pájaro.',
  'Mae Chaem Tin Jok House':
    'Un bajo de Mae Chaem tiene dieciséis dibujos que se pueden usar y cien que no, porque son de alguien. Apuntamos los que pudimos antes de que se fueran las abuelas, y tres volvieron a corregirnos. Aquí tejen sesenta mujeres, y dos no han cumplido los veinte. Al principio se quejan de la púa de puercoespín; después ya no quieren otra cosa.',
  'Khru Det Ban Tawai':
    'Cuando yo era pequeño, en Ban Tawai éramos arroceros que tallaban por la noche; la noche se ha ido alargando. Solo uso lo que una casa devuelve: vigas, peldaños, una vez un púlpito. Un elefante está o no está, y eso se sabe al tercer día. Tengo detrás cuarenta y dos años de terceros días.',
  'Nantaram Lacquer':
    'Hace doscientos años trajeron aquí a nuestros antepasados desde Keng Tung porque sabían hacer esto, y desde entonces lo hacemos al alcance de la misma campana del templo. La laca necesita humedad; cuando la ciudad reza por días secos, nosotros rezamos un poco por los otros. Una caja pide dos meses y buen oído, porque la última capa la juzga el sonido de una uña.',
  'Doi Mok Tea Terraces':
    'Mi abuelo vino a pie desde Yunnan con un fusil y un cuchillo de té, y se quedó con el cuchillo. Recogemos antes de las diez, dejamos marchitar en el tejado y enrollamos en el paño hasta que las hojas son puños. La primera agua es para la taza; la segunda, para el invitado, y la quinta, para la historia, que suele ser la del fusil. Los visitantes duermen en el secadero y despiertan oliendo mejor.',
  'Ban Na Kha Khit Weavers':
    'En nuestra calle del mercado, una de cada dos casas tiene telar, y todas tienen una opinión al respecto. Guardamos en el templo ciento cuatro dibujos khit en varillas, y cualquiera puede llevarse uno prestado, con tal de devolverlo en el mismo orden. Una de nosotras no lo hizo una vez, y así nació el elefante de tres patas. Se vende muy bien.',
  'Thung Kula Rice Circle':
    'La llanura de Thung Kula antes hacía llorar a los viajeros, de tan seca; hoy su sal es lo que perfuma el arroz. Treinta y una familias dejamos juntas los pesticidas, porque el viento no respeta las cercas. Se descascarilla los jueves. Si al abrir un saco te huele a pandan, no es pandan: es noviembre.',
  'Seven Hills Sewing Room':
    'Somos madres que queríamos un trabajo que acabase cuando llega el autobús del colegio. En una mesa larga se sientan mujeres hmong, mien y lisu, y la más joven lee las noticias mientras las demás contamos puntadas. Los dibujos se quedan en su pueblo: un árbol mien solo lo cosen manos mien. Lo que vendemos ya ha pagado los estudios de cuatro enfermeras y de un batería muy ruidoso.',
  'Lung Kamon Kratip':
    'Dame un bambú y una tarde a la sombra y te devuelvo tres cestas y unos cuantos cotilleos. Cepillo las tiras hasta que se puede leer el periódico a través, aunque casi nunca lo leo. Mis kratip mantienen el arroz caliente hasta las dos. Después, ya deberías haber comido.',
  'Pa Ao Bell Founders':
    'En Ban Pa Ao fundimos el latón desde hace doscientos años como se hacía en Ban Chiang hace cuatro mil; nos lo dijo un profesor, nosotros creíamos que se hacía así y ya está. La cera se enrolla hilo a hilo en un pequeño torno de madera, movido con una cuerda y el pie. Se rompe el molde, y la campana está o no está. De cada nueve falta más o menos una.',
  'Wua Lai Silver Street':
    'Nuestro templo va vestido de plata, porque cada platero de la calle le debía una lámina. Los sábados aprenden aquí los chicos, y desde 2009 también las chicas, y las chicas tienen mejores muñecas. Un cuenco lo golpeamos por un lado y por el otro, como habría que mirar casi todos los asuntos.',
}
