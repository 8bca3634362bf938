-- Shelves and marks: families of things, two levels deep, and the brands under which sellers sell.

create table public.categories (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name        text not null,
  description text not null default '',
  parent_id   uuid references public.categories on delete restrict,
  image_url   text,
  status      text not null default 'active' check (status in ('active', 'inactive', 'archived')),
  sort_order  integer not null default 0,
  check (parent_id is distinct from id)
);
comment on table public.categories is 'Families of things, two levels deep. `name` is the English text.';
create index categories_parent on public.categories (parent_id);
alter table public.categories enable row level security;
create policy "everyone reads active categories" on public.categories for select to anon, authenticated using (status = 'active');
grant select on public.categories to anon, authenticated;
grant select, insert, update, delete on public.categories to service_role;
create trigger categories_tell_pages after insert or delete or update on public.categories for each statement execute function private.tell_the_pages('shop');

create table public.category_translations (
  category_id uuid not null references public.categories on delete cascade,
  language    text not null,
  name        text not null,
  description text not null default '',
  origin      text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state       text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash text not null default '',
  primary key (category_id, language)
);
comment on table public.category_translations is 'A category in another language, with where the text came from and whether it still matches its source.';
alter table public.category_translations enable row level security;

-- A shelf that is not shown yet, or no more, has no names either.
create policy "who sees the category sees its names" on public.category_translations
  for select to anon, authenticated using (category_id in (select c.id from public.categories c));
grant select on public.category_translations to anon, authenticated;
grant select, insert, update, delete on public.category_translations to service_role;
create trigger category_translations_tell_pages after insert or delete or update on public.category_translations for each statement
  execute function private.tell_the_pages('shop');

/* A changed source text makes its translations stale; they are still shown. */
create function private.mark_category_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.category_translations set state = 'stale'
   where category_id = new.id and state in ('machine', 'reviewed') and source_hash <> md5(new.name || chr(10) || new.description);
  return new;
end
$$;
create trigger categories_translations_stale after update of name, description on public.categories for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description) execute function private.mark_category_translations_stale();
revoke execute on function private.mark_category_translations_stale() from public, anon, authenticated;

create table public.brands (
  id        uuid primary key default gen_random_uuid(),
  slug      text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name      text not null,
  logo_url  text,
  is_active boolean not null default true
);
comment on table public.brands is 'Marks under which makers sell: cooperatives, royal projects, village labels.';
alter table public.brands enable row level security;
create policy "everyone reads active brands" on public.brands for select to anon, authenticated using (is_active);
grant select on public.brands to anon, authenticated;
grant select, insert, update, delete on public.brands to service_role;
create trigger brands_tell_pages after insert or delete or update on public.brands for each statement execute function private.tell_the_pages('shop');
