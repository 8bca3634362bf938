-- Every translated text says where it came from and whether it still matches its source: categories did not, and makers' stories never grew stale.

alter table public.category_translations
  add column origin text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  add column state text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  add column source_hash text not null default '';
comment on table public.category_translations is 'A category in another language, with where the text came from and whether it still matches its source.';

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

create function private.mark_seller_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.seller_translations set state = 'stale'
   where seller_id = new.id and state in ('machine', 'reviewed') and source_hash <> md5(new.business_description);
  return new;
end
$$;
create trigger sellers_translations_stale after update of business_description on public.sellers for each row
  when (old.business_description is distinct from new.business_description) execute function private.mark_seller_translations_stale();

revoke execute on function private.mark_category_translations_stale(), private.mark_seller_translations_stale() from public, anon, authenticated;
