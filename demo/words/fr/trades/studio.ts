import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Nous sculptons avec un seul petit couteau, celui dont les cuisiniers du palais taillaient les melons.',
    'Les pétales se pressent au pouce tant que la cire est chaude ; le dixième brûle, le onzième, on ne le sent plus.',
    'Le jasmin se cueille la nuit, quand il s’ouvre.',
    'En sculptant, nous nous taisons, ce que la famille apprécie.',
    'De chaque journée, nous gardons un lotus de travers, pour mémoire.',
  ],
  herbal: [
    'La recette vient de l’école de massage du temple, et le plai de derrière la maison.',
    'Notre savon mûrit six semaines sur des étagères de bambou avant qu’on ait le droit de le sentir.',
    'La guérisseuse du village était ma grand-tante, et le jardin est le sien.',
    'Nous essayons tout sur nous-mêmes ; d’où notre bonne mine.',
    'Le plai se déterre en janvier, quand les feuilles ont disparu et que la force est en bas.',
  ],
  painting: [
    'J’ai appris d’un peintre qui restaurait les murs des temples, et sa patience est dans mon pinceau.',
    'Nous peignons dehors à six heures du matin, avant que la lumière devienne ordinaire.',
    'Le dimanche, on tend la toile, et le lundi, on regrette le format.',
    'Les moines nous laissent monter sur le toit du clocher ; la vue est dans bien des tableaux.',
    'Je gratte plus que je ne peins, et le sol est très coloré.',
  ],
  stage: [
    'Avant de commencer un masque, nous honorons les maîtres, avec des fleurs et un œuf dur.',
    'Quinze couches de papier font un visage, la seizième un caractère.',
    'Un masque se recoud par-derrière, pour que personne ne voie le procédé.',
    'Les marionnettes ont un nom avant d’avoir un visage.',
    'Des années après, les danseurs rapportent le leur pour le redorer, et nous reconnaissons chacun à ses bosses.',
  ],
  kites: [
    'Nous fendons le bambou un an avant de le faire voler.',
    'En mars, toute la famille est dans le champ et se dispute à propos du vent.',
    'Le papier s’achète à la rame, et le vent est gratuit.',
    'Mon meilleur cerf-volant est dans un arbre de l’esplanade du palais, et il y restera.',
    'Ce qui vole dans notre ruelle vole partout.',
  ],
  shadow: [
    'Nous découpons la peau avec des fers que nous forgeons nous-mêmes, de l’œil vers le bord.',
    'Mon père joue encore ; si une figure parle mal, il me la renvoie.',
    'À travers une bonne peau, la lumière passe comme dans le miel.',
    'Le bouffon se découpe en dernier et rit le premier.',
    'Une fois l’an, nous jouons pour la déesse du riz et ne demandons rien.',
  ],
}
