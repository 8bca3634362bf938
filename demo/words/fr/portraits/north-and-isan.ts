import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'J’ai noué mon premier crochet de naga à onze ans, mal, et ma mère l’a porté au temple quand même. Huit métiers sont aujourd’hui sous notre maison de Chonnabot, et quatre des tisserandes sont mes nièces. Le rouge vient de la gomme-laque que mon frère gratte sur les arbres à pluie, le jaune d’un tronc de jaquier que nous rabotons depuis six ans. Quand une étoffe est finie, je dors une nuit près d’elle, et puis je peux la laisser partir.',
  'Baan Din Mae Khan':
    'Nous avons acheté le four à un potier trop vieux pour porter le bois, et pendant dix ans il est venu chaque jour nous dire ce que nous faisions mal. Le plus souvent, il avait raison. Notre cendre vient des vergers de longaniers autour de San Kamphaeng, et si un paysan change d’engrais, nous le voyons au vert. Venez en février, quand on taille les arbres ; nous cuisons alors une semaine, et personne ne dort beaucoup.',
  'Kram Pa Urai':
    'Mes cuves ont des noms, puisqu’elles ont des humeurs. La plus vieille, Bunmi, était à ma grand-mère ; on la nourrit chaque matin depuis le temps où aucune route ne menait à Phanna Nikhom. Je soulève le couvercle, goûte le bain du bout du doigt et sais quel jour s’annonce. Le bleu n’est pas une couleur que l’on fait ; c’est une couleur que l’on garde en vie.',
  'Pua Silver House':
    'Dix-neuf familles mien et hmong de Pua partagent une forge, un avocat et une camionnette. Chaque matin, le cours de l’argent est affiché au mur, pour que chacun sache ce qui est métal et ce qui est travail. Les jeunes orfèvres commencent par les chaînes ; qui fredonne encore après cent maillons reste. L’an dernier, six fredonnaient.',
  'Bo Sang Umbrella Lane':
    'On raconte qu’un moine est revenu de Birmanie avec une ombrelle cassée, et que depuis notre village la répare. Dans la ruelle, onze maisons font chacune une chose : couronnes, baleines, fils, papier, huile, couleur. Personne ne peut faire une ombrelle tout seul, et c’est pourquoi ici personne n’est jamais vraiment fâché. Les peintres sont dehors ; apportez une vieille chemise, ils y peindront un oiseau.',
  'Mae Chaem Tin Jok House':
    'Un ourlet de Mae Chaem a seize motifs que l’on peut employer et cent que l’on ne peut pas, parce qu’ils sont à quelqu’un. Nous avons noté ce que nous avons pu avant le départ des grands-mères, et trois sont revenues nous corriger. Soixante femmes tissent ici, dont deux ont moins de vingt ans. Elles se plaignent d’abord du piquant de porc-épic, puis ne veulent plus rien d’autre.',
  'Khru Det Ban Tawai':
    'Quand j’étais petit, à Ban Tawai, nous étions des riziculteurs qui sculptaient le soir ; le soir s’est allongé. Je ne prends que ce qu’une maison rend : des poutres, des marches, une fois une chaire. Un éléphant y est ou n’y est pas, et cela se sait le troisième jour. J’ai derrière moi quarante-deux ans de troisièmes jours.',
  'Nantaram Lacquer':
    'Il y a deux cents ans, on a amené ici nos ancêtres de Keng Tung parce qu’ils savaient faire cela, et depuis nous le faisons à portée de la même cloche de temple. La laque a besoin d’humidité ; quand la ville prie pour des jours secs, nous prions un peu pour les autres. Une boîte demande deux mois et une bonne oreille, car c’est le son d’un ongle qui juge la dernière couche.',
  'Doi Mok Tea Terraces':
    'Mon grand-père est venu du Yunnan à pied, avec un fusil et un couteau à thé, et il a gardé le couteau. Nous cueillons avant dix heures, laissons flétrir sur le toit et roulons dans le linge jusqu’à ce que les feuilles soient des poings. La première eau est pour la tasse, la deuxième pour l’hôte et la cinquième pour l’histoire, souvent celle du fusil. Les visiteurs dorment au séchoir et sentent meilleur au réveil.',
  'Ban Na Kha Khit Weavers':
    'Dans notre rue du marché, une maison sur deux a un métier, et toutes ont un avis dessus. Nous gardons au temple cent quatre motifs khit sur des baguettes, et chacune peut en emprunter un, à condition de le rapporter dans le même ordre. L’une de nous ne l’a pas fait un jour, et ainsi naquit l’éléphant à trois pattes. Il se vend très bien.',
  'Thung Kula Rice Circle':
    'La plaine de Thung Kula faisait jadis pleurer les voyageurs, tant elle était sèche ; aujourd’hui, c’est son sel qui parfume le riz. Trente et une familles ont renoncé ensemble aux pesticides, car le vent ne respecte aucune clôture. On décortique le jeudi. Si, en ouvrant un sac, vous sentez le pandan, ce n’est pas du pandan : c’est novembre.',
  'Seven Hills Sewing Room':
    'Nous sommes des mères qui voulaient un travail qui s’arrête quand le car scolaire arrive. Des femmes hmong, mien et lisu sont assises à une longue table, et la plus jeune lit les nouvelles pendant que nous comptons les points. Les motifs restent à leur peuple : un arbre mien n’est cousu que par des mains mien. Ce que nous vendons a déjà payé quatre infirmières et un batteur très bruyant.',
  'Lung Kamon Kratip':
    'Donnez-moi un bambou et un après-midi à l’ombre, et je vous rends trois paniers et quelques potins. Je rabote les lamelles jusqu’à pouvoir lire le journal à travers, même si, le plus souvent, je ne le lis pas. Mes kratip gardent le riz chaud jusqu’à deux heures. Après, vous devriez de toute façon avoir mangé.',
  'Pa Ao Bell Founders':
    'À Ban Pa Ao, on coule le laiton depuis deux cents ans comme on le faisait à Ban Chiang il y a quatre mille ans ; c’est un professeur qui nous l’a dit, nous pensions que cela se faisait ainsi. La cire s’enroule fil à fil sur un petit tour de bois, actionné d’une corde au pied. On casse le moule, et la cloche est là, ou elle ne l’est pas. Sur neuf, il en manque à peu près une.',
  'Wua Lai Silver Street':
    'Notre temple est habillé d’argent, parce que chaque orfèvre de la rue lui devait une feuille. Le samedi, les garçons apprennent ici, et depuis 2009 les filles aussi, et les filles ont de meilleurs poignets. Nous battons une coupe tour à tour des deux côtés, comme il faudrait regarder la plupart des questions.',
}
