import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Peça feita à mão por {seller} em {place}, {province}.',
    'Vem do ateliê de {seller}, em {place}.',
    '{seller} faz só algumas de cada vez, em {place}, {province}.',
    'O que {seller} envia de {place} passou por um único par de mãos, do começo ao fim.',
    'Você compra direto de {seller}, em {place}, sem intermediários.',
    'Acabamento e embalagem são de {seller}, em {place}, {province}.',
    'Em {place}, todo mundo reconhece de longe a mão de {seller}.',
    'Em {place}, {seller} confere cada peça uma última vez antes da viagem.',
    'Enviada de {place}, {province}, por {seller}, quase sempre em até três dias.',
  ],
  facts: [
    'Mede {measure} e pesa cerca de {weight}.',
    'Tamanho: {measure}; peso: cerca de {weight}. Trabalho manual pode variar alguns milímetros.',
    '{measure}, cerca de {weight} sem a embalagem.',
  ],
  sizes: 'Opções: {labels}; as medidas indicadas são as de {label}.',
  looks: 'À sua escolha: {looks}.',
  additions: ['{name}{tail}', '{name} de {place}{tail}', '{name} de {seller}{tail}', '{name} de {seller}, {label}{tail}'],
  choices: { color: ', em {count} cores', pattern: ', em {count} estampas', flavor: ', em {count} variedades' },
}
