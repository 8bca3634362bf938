import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Nuestros campos están en una tierra salada y terca, y justo por eso el grano huele tan bien.',
    'Descascarillamos por encargo, poco cada vez, para que el saco aún huela a cosecha.',
    'Los patos nos quitan las malas hierbas y cobran en caracoles.',
    'Guardamos nuestra propia semilla: la espiga más alta de cada esquina.',
    'En la siega la escuela cierra, oficialmente un día.',
  ],
  pastes: [
    'El mortero es de granito, la pasta de gambas es de la vecina y los chiles se han cogido esa misma mañana.',
    'Tostamos en el wok sobre carbón, y el callejón entero estornuda con nosotros.',
    'La receta fue una dote, y lo mejor de la dote.',
    'Probamos con arroz, pepino y un vecino que dice la verdad.',
    'Cuarenta tarros hacen una jornada; después, la mano del mortero necesita descanso.',
  ],
  spices: [
    'La pimienta se seca tres días en esteras en nuestro patio, y siempre hace falta alguien que espante a las gallinas.',
    'Envasamos por mes de cosecha y escribimos la fecha a mano.',
    'Aquí la cúrcuma lo tiñe todo, hasta el gato.',
    'Las plantas trepan por árboles vivos, que a ellas les dan sombra y a nosotros fruta.',
    'Compramos a once huertos, todos a la vista de la misma colina.',
  ],
  highland: [
    'A mil cuatrocientos metros los arbustos crecen despacio, y nosotros también.',
    'En esta ladera mis padres cultivaban otra cosa; el té y el café nos han permitido quedarnos.',
    'La carretera llegó cuando yo tenía doce años; antes, el camino se lo sabían las mulas.',
    'Tostamos los lunes, y los lunes lo sabe toda la sierra.',
    'La abuela escoge los granos y encuentra lo que a la máquina se le ha escapado.',
  ],
  sweets: [
    'Subimos a por la savia antes del alba: una hora más tarde ya empieza a ser vinagre.',
    'La fruta se seca al sol bajo cúpulas; si el año es bueno, no se le añade azúcar.',
    'El sabor lo deciden las abejas, y no avisan nunca.',
    'Una palmera da durante sesenta años, si se le habla como es debido.',
    'Lo que el mercado llama feo, nosotros lo llamamos maduro.',
  ],
}
