import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'biru tua', mid: 'biru sedang bergaris ikat', pale: 'biru muda bergaris ikat' },
    names: [
      'Syal katun nila, {look}',
      'Selendang katun nila pintal tangan, {look}',
      'Syal nila gaya Sakon Nakhon, {look}',
      'Selendang katun nila alami, {look}',
    ],
    made: [
      'Daunnya direndam semalaman, dikebur dengan kapur, dan diendapkan menjadi pasta yang hidup bertahun-tahun di dalam tong.',
      'Benang dicelup, diperas, dan diangin-anginkan lima sampai sembilan kali; keluarnya hijau, semenit kemudian biru.',
      'Ditenun di alat tenun injak dengan ketukan longgar, sehingga syalnya lembut sejak hari pertama.',
    ],
    of: ['Katun dan nila alami; baunya bau jerami segar dan lumpur sungai.', 'Katun pintal tangan dari ladang Isan, dicelup tanpa garam logam.'],
    use: [
      'Petani memakai nila karena menyejukkan kulit dan dijauhi serangga.',
      'Pada awalnya sedikit biru bisa pindah ke baju terang; nanti berhenti sendiri.',
      'Setelah lima puluh kali cuci ia lebih indah daripada setelah lima.',
    ],
    facts: '{measure}, sekitar {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'nila', black: 'hitam', faded: 'biru pudar' },
    names: ['Kemeja katun mo hom, {look}', 'Kemeja mo hom gaya Phrae, {look}', 'Kemeja petani tanpa kerah, {look}', 'Jaket mo hom bertali, {look}'],
    made: [
      'Dipotong lurus, dijahit rata, dan dicelup sebagai kemeja jadi, sehingga jahitannya setingkat lebih terang.',
      'Dicelup di tong-tong Thung Hong dengan cara lama: daun hom, kapur, dan kesabaran.',
      'Ditutup dengan tali kain atau kancing tempurung, semuanya dijahit tangan.',
    ],
    of: ['Katun tanpa pemutih 160 g, dicelup dengan hom, sepupu nila.', 'Katun anyaman polos yang bernapas, sudah dicuci; susutnya tak lebih dari dua persen.'],
    use: [
      'Orang utara memakainya pada hari Jumat, saat perayaan, dan di ladang.',
      'Longgar di ketiak, sejuk pada empat puluh derajat.',
      'Potongannya sama untuk lelaki dan perempuan; ambil satu ukuran lebih besar kalau untuk jaket.',
    ],
    facts: 'Ukuran {label}: {measure} (lingkar dada dan panjang), sekitar {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'merah dan hitam', black: 'hitam dan krem', ochre: 'oker dan cokelat' },
    names: ['Selendang tenun khit, {look}', 'Selendang khit Isan, {look}', 'Selendang katun bermotif, {look}', 'Kain upacara khit, {look}'],
    made: [
      'Sebilah kayu pipih mengangkat lungsi baris demi baris, dan pakan tambahan melayang di atasnya menggambar motif.',
      'Baris-barisnya disimpan sebagai lidi bambu di belakang sisir tenun; satu motif besar perlu enam puluh.',
      'Lima hari di alat tenun, dengan kedua sisi diselesaikan bersih.',
    ],
    of: ['Dasar katun merserisasi dengan benang motif berpilin lembut.', 'Katun seluruhnya, warna tidak luntur pada empat puluh derajat.'],
    use: [
      'Disampirkan di bahu kiri saat berderma ke kuil, di kedua bahu pada malam dingin.',
      'Deretan gajah, bintang, dan bunga labu berulang sampai ke ujung kain.',
      'Dihamparkan di sofa, ia tidak merosot.',
    ],
    facts: '{measure} belum termasuk rumbai, sekitar {weight}.',
  },
  phakaoma: {
    looks: { red: 'kotak merah', blue: 'kotak biru', green: 'kotak hijau', mauve: 'kotak ungu muda' },
    names: ['Kain katun phakaoma, {look}', 'Phakaoma tenun tangan, {look}', 'Phakaoma lima warna, {look}', 'Kain basahan kotak-kotak, {look}'],
    made: [
      'Lungsi panjang bergaris disilang dengan garis yang sama, dan kotaknya muncul sendiri.',
      'Empat kain sehari turun dari alat tenun bukan mesin; kelimnya digulung dengan tangan.',
      'Dicuci dua kali dengan air beras agar kanjinya lunak.',
    ],
    of: ['Katun sisir, ringan dan cepat kering.', 'Katun murni yang dicelup sebelum ditenun, jadi kotaknya sama di kedua sisi.'],
    use: [
      'Handuk, ikat pinggang, serban, ayunan bayi, bendera sawah: kegunaannya tidak cuma satu.',
      'Bawalah bepergian; digulung, ia sebesar kepalan.',
      'Kakek mendapat satu di Tahun Baru, lalu satu lagi.',
    ],
    facts: '{measure}, sekitar {weight}.',
    personal: 'Nama yang disulam di satu sudut, maksimal 15 huruf',
  },
}
