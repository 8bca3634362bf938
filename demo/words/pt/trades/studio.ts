import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Entalhamos com uma faquinha só, a mesma com que os cozinheiros do palácio talhavam melões.',
    'As pétalas se apertam com o polegar enquanto a cera está quente; a décima queima, a décima primeira já não se sente.',
    'O jasmim é colhido à noite, quando abre.',
    'Entalhando ficamos em silêncio, o que a família aprecia.',
    'De cada dia guardamos um lótus torto, de lembrança.',
  ],
  herbal: [
    'A receita vem da escola de massagem do templo, e o plai, de trás da casa.',
    'Nosso sabonete cura seis semanas em prateleiras de bambu antes que alguém possa cheirá-lo.',
    'A curandeira da aldeia era minha tia-avó, e a horta é dela.',
    'Testamos tudo em nós mesmos; daí a boa cara.',
    'O plai é arrancado em janeiro, quando as folhas se foram e a força está embaixo.',
  ],
  painting: [
    'Aprendi com um pintor que restaurava paredes de templo, e a paciência dele está no meu pincel.',
    'Pintamos ao ar livre às seis da manhã, antes que a luz fique comum.',
    'No domingo se estica a tela, e na segunda a gente se arrepende do tamanho.',
    'Os monges nos deixam subir ao telhado do campanário; a vista está em muitos quadros.',
    'Raspo mais do que pinto, e o chão é muito colorido.',
  ],
  stage: [
    'Antes de começar uma máscara, honramos os mestres com flores e um ovo cozido.',
    'Quinze camadas de papel fazem um rosto, a décima sexta faz um caráter.',
    'A máscara é costurada por trás, para que ninguém veja como se fez.',
    'Os bonecos têm nome antes de ter rosto.',
    'Anos depois os dançarinos trazem a sua para dourar de novo, e nós a reconhecemos pelos amassados.',
  ],
  kites: [
    'Rachamos o bambu um ano antes de fazê-lo voar.',
    'Em março, a família inteira está no campo, discutindo por causa do vento.',
    'O papel se compra por resma, e o vento é de graça.',
    'Minha melhor pipa está numa árvore da esplanada do palácio, e lá vai ficar.',
    'O que voa no nosso beco voa em qualquer lugar.',
  ],
  shadow: [
    'Recortamos o couro com ferros que nós mesmos forjamos, do olho para a borda.',
    'Meu pai ainda se apresenta; se uma figura fala mal, ele me devolve.',
    'Por um bom couro a luz passa como por mel.',
    'O palhaço é recortado por último e ri primeiro.',
    'Uma vez por ano nos apresentamos para a deusa do arroz e não pedimos nada.',
  ],
}
