import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Dibuat oleh {seller} di {place}, {province}.',
    'Datang dari tangan {seller} di {place}.',
    '{seller} mengerjakannya sedikit demi sedikit di {place}, {province}.',
    'Apa pun yang dikirim {seller} dari {place} melewati sepasang tangan yang sama, dari awal sampai akhir.',
    'Anda membelinya langsung dari {seller} di {place}, tanpa perantara.',
    'Diselesaikan dan dikemas oleh {seller} di {place}, {province}.',
    'Di {place}, orang mengenali hasil tangan {seller} dalam sekali lihat.',
    '{seller} dari {place} memeriksa semuanya sekali lagi sebelum dikirim.',
    'Dikirim oleh {seller} dari {place}, {province}, biasanya dalam tiga hari.',
  ],
  facts: [
    'Ukuran {measure}, berat sekitar {weight}.',
    'Ukuran {measure}, berat sekitar {weight}; karena buatan tangan, bisa berselisih beberapa milimeter.',
    '{measure}, sekitar {weight} tanpa kemasan.',
  ],
  sizes: 'Tersedia pilihan {labels}; ukuran yang tertera untuk {label}.',
  looks: 'Pilihannya: {looks}.',
  additions: ['{name}{tail}', '{name} dari {place}{tail}', '{name} dari {seller}{tail}', '{name} dari {seller}, {label}{tail}'],
  choices: { color: ', {count} pilihan warna', pattern: ', {count} pilihan motif', flavor: ', {count} varian' },
}
