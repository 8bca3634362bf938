\restrict abc
insert into catalog.books (isbn, title, author_id, tags) values
  ('978-0000000001', 'Bowls of the north', 'bbbbbbbb-0000-4000-8000-000000000001', '{craft,north}'),
  ('978-0000000002', 'Bowls of the south', 'bbbbbbbb-0000-4000-8000-000000000001', '{craft}');
\unrestrict abc
