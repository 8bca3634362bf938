import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Tallamos con una sola navajita, la misma con que los cocineros de palacio tallaban los melones.',
    'Los pétalos se aprietan con el pulgar mientras la cera está caliente; el décimo quema, el undécimo ya no se nota.',
    'El jazmín se coge de noche, cuando se abre.',
    'Al tallar nos callamos, y la familia lo agradece.',
    'De cada jornada guardamos un loto torcido, de recuerdo.',
  ],
  herbal: [
    'La receta viene de la escuela de masaje del templo, y el plai, de detrás de la casa.',
    'Nuestro jabón madura seis semanas en estantes de bambú antes de que se deje oler.',
    'La curandera del pueblo era mi tía abuela, y el huerto es el suyo.',
    'Lo probamos todo en nosotros; de ahí la buena cara.',
    'El plai se arranca en enero, cuando las hojas ya no están y la fuerza ha bajado.',
  ],
  painting: [
    'Aprendí de un pintor que restauraba las paredes de los templos, y en mi pincel está su paciencia.',
    'Pintamos al aire libre a las seis de la mañana, antes de que la luz se vuelva corriente.',
    'El domingo se tensa el lienzo, y el lunes uno se arrepiente del tamaño.',
    'Los monjes nos dejan subir al tejado del campanario; esa vista está en muchos cuadros.',
    'Rasco más de lo que pinto, y el suelo está lleno de color.',
  ],
  stage: [
    'Antes de empezar una máscara honramos a los maestros, con flores y un huevo duro.',
    'Quince capas de papel hacen una cara; la decimosexta, un carácter.',
    'La máscara se recose por detrás, para que nadie vea cómo se hace.',
    'Los títeres tienen nombre antes que cara.',
    'Al cabo de los años, los bailarines traen la suya a redorar, y reconocemos cada una por los golpes.',
  ],
  kites: [
    'Partimos el bambú un año antes de echarlo a volar.',
    'En marzo toda la familia está en el campo, discutiendo sobre el viento.',
    'El papel se compra por resmas, y el viento es gratis.',
    'Mi mejor cometa está en un árbol de la explanada del palacio, y allí se quedará.',
    'Lo que vuela en nuestro callejón vuela en cualquier parte.',
  ],
  shadow: [
    'Calamos el cuero con hierros forjados por nosotros, del ojo hacia el borde.',
    'Mi padre todavía actúa; si una figura habla mal, me la devuelve.',
    'A través de un buen cuero, la luz pasa como por la miel.',
    'El bufón se recorta el último y se ríe el primero.',
    'Una vez al año actuamos para la diosa del arroz y no pedimos nada.',
  ],
}
