-- Why: a machine that mends what is out of date would write over the one word that a maker has put right. She locks a field in a language, and no
-- machine writes there, whoever asks it; the rest it may renew where its own words no longer say what the original says.

alter table public.product_translations add column locked text[] not null default '{}';
alter table public.product_translations
  add constraint product_translations_locked_check check (locked <@ array['name', 'description', 'care'] and cardinality(locked) <= 3) not valid;
alter table public.product_translations validate constraint product_translations_locked_check;
comment on column public.product_translations.locked is 'Fields that no machine writes over: name, description, care.';
grant update (locked) on public.product_translations to authenticated;

create or replace function private.keep_locked_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  before private.translation_sources;
begin
  if new.state <> 'machine' then return new; end if;
  if 'name' = any (old.locked) then new.name := old.name; end if;
  if 'description' = any (old.locked) then new.description := old.description; end if;
  if 'care' = any (old.locked) then new.care := old.care; end if;
  select * into p from public.products x where x.id = new.product_id;
  select * into before from private.translation_sources x where x.product_id = new.product_id and x.language = new.language;
  if 'name' = any (old.locked) and before.name <> p.name or 'description' = any (old.locked) and before.description <> p.description then
    -- What is locked is about an original that changed: its maker reads it, the machine does not.
    new.state := 'stale';
  else
    delete from private.translation_sources x where x.product_id = new.product_id and x.language = new.language;
  end if;
  return new;
end
$$;
comment on function private.keep_locked_words() is 'A machine''s words leave what is locked as it is, and out of date where its original changed.';
revoke all on function private.keep_locked_words() from public;
grant execute on function private.keep_locked_words() to service_role;
create trigger product_translations_locked before update of name, description, care on public.product_translations
  for each row execute function private.keep_locked_words();

drop function public.product_languages(uuid);
create function public.product_languages(p_product_id uuid)
returns table (language text, name text, description text, care text, state text, name_before text, description_before text, locked text[])
language plpgsql stable security definer set search_path = '' rows 13 as $$
begin
  if not private.is_my_product(p_product_id) then raise exception 'There is no such piece of yours.' using errcode = 'PT404'; end if;
  return query select t.language, t.name, t.description, t.care, t.state, s.name, s.description, t.locked
    from public.product_translations t left join private.translation_sources s on s.product_id = t.product_id and s.language = t.language
   where t.product_id = p_product_id;
end
$$;
comment on function public.product_languages(uuid) is
  'A piece in its other languages for its maker, with what its original said when each was last true to it and which fields no machine may change.
PT404 for whoever does not change it.';
revoke all on function public.product_languages(uuid) from public;
grant execute on function public.product_languages(uuid) to authenticated, service_role;
