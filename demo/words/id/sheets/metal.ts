import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'kelopak teratai', flame: 'daun lidah api', rice: 'bulir padi' },
    names: ['Mangkuk perak tempa bermotif {look}', 'Mangkuk perak Wua Lai, motif {look}', 'Mangkuk persembahan perak tempa tangan, motif {look}'],
    made: [
      'Cakram rata dinaikkan dengan palu di atas landasan, dan dalam perjalanannya dilunakkan di api sekitar tiga puluh kali.',
      'Mangkuk diisi damar, motifnya ditekan dari luar, lalu didorong dari dalam dengan pahat tumpul.',
      'Tak ada yang dicor atau dicetak; bekas palu dibiarkan di dalam untuk Anda temukan.',
    ],
    of: [
      'Perak 92,5 persen, bercap perajinnya; bagian yang disepuh memakai emas 24 karat.',
      'Perak utara, kadar 95 persen, yang cukup lunak untuk dikerjakan sedalam ini.',
    ],
    use: [
      'Untuk air wangi saat Songkran, untuk bunga, atau untuk buah terbaik di meja.',
      'Dua belas shio atau teratai: setiap keluarga di jalan ini punya motifnya dan tahu siapa penirunya.',
      'Di dalam kotak ada sertifikat dengan berat logamnya.',
    ],
    personal: 'Nama atau tanggal di bibir mangkuk, maksimal 40 huruf',
  },
  'niello-box': {
    looks: { silver: 'bunga perak', gilt: 'bunga sepuhan emas', flame: 'daun lidah api' },
    names: ['Kotak niello bermotif {look}', 'Kotak pil niello Nakhon, motif {look}', 'Kotak niello ukir bermotif {look}'],
    made: [
      'Motifnya diukir, dasar di sekelilingnya disayat dalam, dan paduan hitam dilelehkan ke dalamnya sampai rata.',
      'Dikikir, dikerok dengan bilah baja, dan dipoles arang, sehingga perak dan hitam menjadi satu cermin.',
      'Di Nakhon Si Thammarat ini dikerjakan sejak zaman Ayutthaya.',
    ],
    of: [
      'Perak 95 persen; hitamnya perak, tembaga, timbal, dan belerang, dan hanya ada di luar.',
      'Perak sterling dengan niello; yang bersepuh disepuh api dengan emas 24 karat.',
    ],
    use: [
      'Untuk tablet, cincin, atau benih gagasan yang bagus.',
      'Tutupnya menutup dengan desah kecil barang yang dibuat baik.',
      'Hadiah negara untuk tamunya, hadiah keluarga untuk sarjananya.',
    ],
    personal: 'Inisial di balik tutup, maksimal 6 huruf',
  },
  'brass-bells': {
    looks: { bright: 'mengilap', antique: 'antik', verdigris: 'hijau patina' },
    names: ['Lonceng kuningan cor, {look}', 'Lonceng gaya Ban Pa Ao, {look}', 'Lonceng angin kuil, {look}', 'Lonceng kuningan cor lilin, {look}'],
    made: [
      'Lilin lebah digulung menjadi benang dan dililitkan pada inti tanah liat dan kotoran kerbau; cetakannya dipecah untuk membebaskan setiap lonceng.',
      'Dituang pada sekitar 1.000 °C dari keran dan gembok bekas, dilebur di lubang di belakang rumah.',
      'Disetel dengan mengikir bibirnya sampai tetangga mengangguk.',
    ],
    of: ['Kuningan daur ulang dengan sedikit timah supaya gemanya lebih panjang.', 'Kuningan pejal dengan pemukul besi dan tali katun.'],
    use: [
      'Gantung di bawah tritisan; angin sehelai daun sudah cukup.',
      'Kerbau memakainya supaya anak-anak menemukannya di dalam kabut.',
      'Masing-masing punya nadanya sendiri; pilih ukurannya dan biarkan diri Anda terkejut.',
    ],
  },
}
