import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Entre capa y capa de laca, la pieza descansa días en la humedad del sótano de tierra.',
    'El pan de oro no perdona nada; trabajamos con la puerta cerrada y el ventilador apagado.',
    'La laca se seca con la humedad y se enfurruña al sol, todo lo contrario que la colada.',
    'A los aprendices, la savia les pica un mes; quien sigue aquí después, se queda.',
    'El último pulido se da con la palma; nada más es lo bastante suave.',
  ],
  rattan: [
    'Partimos el ratán con la boca y el cuchillo, como hacía mi madre; así la corteza conserva el brillo.',
    'Una buena cesta debe crujir cuando es nueva y callar cuando tiene diez años.',
    'Por cada tallo cortado plantamos cuatro.',
    'El guarda forestal nos conoce por el nombre, y las sanguijuelas también.',
    'El ratán se dobla mientras canta la tetera; da tiempo a un té.',
  ],
  bamboo: [
    'Cortamos el bambú después de las lluvias, en luna menguante, para que los insectos lo dejen en paz.',
    'Aquí trenzan diez familias entre la siembra y la siega, casi siempre a la sombra, debajo de la casa.',
    'Por el ruido del cuchillo sé si la tira aguantará.',
    'De un bambú salen tres cestas, un cucharón y leña menuda.',
    'El humo de nuestra cocina ahuyenta a los insectos.',
  ],
  hyacinth: [
    'La planta ahoga nuestro lago; cada cesta les devuelve además un metro de agua a las barcas.',
    'Secamos los tallos una semana, dándoles la vuelta tan a menudo como a los chiles.',
    'Los visitantes ven una flor; los pescadores, una plaga; nosotros, cestas para la ropa.',
    'Se trenza en la barca, camino de casa.',
    'Cuando el lago está bajo, trenzamos lo que secamos en primavera.',
  ],
  'yan-lipao': [
    'Cada tallo pasa por los agujeros de la tapa de una lata, hasta quedar fino como un hilo de coser.',
    'Un bolso pequeño son veinte días de una artesana; por eso hacemos pocos y los firmamos todos.',
    'Los tallos se cortan del largo de un brazo y se llevan a casa como el arroz.',
    'Mis ojos hacen el trabajo fino hasta las diez; después le toca a mi hija.',
    'Nuestros bolsos los han llevado reinas, y también la comadrona.',
  ],
  carving: [
    'Tallamos madera recuperada y madera de plantación, y de ambas podemos enseñar los papeles.',
    'El aprendiz lija, el hijo desbasta, el padre hace los ojos.',
    'Las virutas van al horno del vecino, y a nosotros nos llega pan.',
    'Un buen tronco espera dos años debajo de la casa; nosotros también.',
    'Los elefantes pasan por delante de nuestro portón; no hacen falta fotos.',
  ],
  turning: [
    'La madera viene de huertos que ya no dan fruto; la habrían quemado.',
    'Damos un aceite que también sirve para freír, y nunca nada que huela a pintura.',
    'Antes de la electricidad, el torno iba con una bicicleta.',
    'La madera verde salpica, y pronto se aprende dónde ponerse.',
    'Un cuenco con un nudo vale menos en el mostrador y más en casa.',
  ],
  paper: [
    'Un pueblo hace los armazones y otro los mangos; nosotros pegamos, aceitamos y pintamos.',
    'Las flores se pintan de un aliento, con dos colores en el mismo pincel.',
    'Dejamos la corteza una noche en el canal y confiamos en que despeje.',
    'Con tiempo seco, el patio del templo se vuelve un prado de círculos.',
    'En nuestra casa, una sombrilla pasa por once pares de manos.',
  ],
  reed: [
    'El junco crece en campos de agua salobre, y por eso es más fuerte que el de agua dulce.',
    'De dos en dos en cada telar: ella lanza el tallo, él lo aprieta.',
    'La olla del tinte está debajo del mango y no tiene tapa.',
    'La casa del obispo y la mezquita tienen, las dos, nuestras esteras en el suelo.',
    'Cortado después de las lluvias, el junco es verde; antes, dorado.',
  ],
}
