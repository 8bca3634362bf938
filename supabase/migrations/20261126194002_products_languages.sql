-- Why: what a maker mends in a translation kept the mark of the machine, or of being out of date, and nobody could see what had changed in the
-- original since. She reads both sides field by field, and what she keeps counts as reviewed.

create table private.translation_sources (
  product_id uuid not null,
  language text not null,
  name text not null,
  description text not null,
  primary key (product_id, language),
  foreign key (product_id, language) references public.product_translations (product_id, language) on delete cascade
);
comment on table private.translation_sources is
  'What the original said when a translation of it was last true to it. Kept from readers: a maker may have taken something out since.';
alter table private.translation_sources enable row level security;
revoke all on private.translation_sources from anon, authenticated, service_role;
grant select on private.translation_sources to service_role;

create or replace function private.mark_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with gone as (
    update public.product_translations set state = 'stale'
     where product_id = new.id and state in ('machine', 'reviewed') and source_hash <> md5(new.name || chr(10) || new.description)
    returning product_id, language)
  insert into private.translation_sources (product_id, language, name, description) select g.product_id, g.language, old.name, old.description from gone g
  on conflict (product_id, language) do nothing;
  return new;
end
$$;

create or replace function public.product_languages(p_product_id uuid)
returns table (language text, name text, description text, care text, state text, name_before text, description_before text)
language plpgsql stable security definer set search_path = '' rows 13 as $$
begin
  if not private.is_my_product(p_product_id) then raise exception 'There is no such piece of yours.' using errcode = 'PT404'; end if;
  return query select t.language, t.name, t.description, t.care, t.state, s.name, s.description
    from public.product_translations t left join private.translation_sources s on s.product_id = t.product_id and s.language = t.language
   where t.product_id = p_product_id;
end
$$;
comment on function public.product_languages(uuid) is
  'A piece in its other languages for its maker, with what its original said when each was last true to it. PT404 for whoever does not change it.';
revoke all on function public.product_languages(uuid) from public;
grant execute on function public.product_languages(uuid) to authenticated, service_role;

create or replace function public.keep_translation(p_product_id uuid, p_language text, p_name text, p_description text, p_care text)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  if not private.is_my_product(p_product_id) then raise exception 'There is no such piece of yours.' using errcode = 'PT404'; end if;
  select * into p from public.products x where x.id = p_product_id for update;
  if p_language = p.language or char_length(btrim(p_name)) not between 2 and 200 then
    raise exception 'Another language than the piece is described in, and a name of 2 to 200 letters.' using errcode = '22023';
  end if;
  insert into public.product_translations as t (product_id, language, name, description, care, origin, state, source_hash)
  values (p_product_id, p_language, btrim(p_name), p_description, p_care, 'human', 'reviewed', md5(p.name || chr(10) || p.description))
  on conflict (product_id, language) do update set name = excluded.name, description = excluded.description, care = excluded.care,
    origin = 'human', state = 'reviewed', source_hash = excluded.source_hash;
  if found then
    delete from private.translation_sources x where x.product_id = p_product_id and x.language = p_language;
    return 'kept';
  end if;
  -- Somebody looks at it first: the trigger has noted it and written nothing.
  return 'waits';
end
$$;
comment on function public.keep_translation(uuid, text, text, text, text) is
  'A maker''s own words for her piece in another language, reviewed and true to what it says now. Answers kept, or waits where somebody looks at
them first. PT404 for whoever does not change the piece, 22023 for its own language or a name that is none.';
revoke all on function public.keep_translation(uuid, text, text, text, text) from public;
grant execute on function public.keep_translation(uuid, text, text, text, text) to authenticated, service_role;
