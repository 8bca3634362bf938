insert into catalog.authors (id, name, born) values ('bbbbbbbb-0000-4000-8000-000000000001', 'Khun Aksorn', '[1960-01-01,1961-01-01)');
