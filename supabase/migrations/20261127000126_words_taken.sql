-- A sentence or a text is taken before it is worked on, so that two translators never do the same. What was taken and left lying is free again after a day.
create table private.translation_claims (
  kind text not null,
  language text not null,
  key text not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default private.now(),
  primary key (kind, language, key),
  constraint translation_claims_kind_check check (kind in ('sentence', 'products', 'sellers', 'posts', 'categories')),
  constraint translation_claims_language_check check (private.is_language_tag(language)),
  constraint translation_claims_key_check check (char_length(key) between 1 and 300)
);
comment on table private.translation_claims is 'Who works on a sentence (namespace:key) or a text (its id) in a language, for a day from when it was taken.';
create index translation_claims_person on private.translation_claims (person_id);
grant select, delete on private.translation_claims to service_role;

create function private.translation_claim_lasts() returns interval
language sql immutable set search_path to '' as $function$ select interval '24 hours' $function$;
comment on function private.translation_claim_lasts() is 'How long a translator keeps what they took.';
revoke all on function private.translation_claim_lasts() from public;
grant execute on function private.translation_claim_lasts() to service_role;

create function public.translations_taken(p_language text)
 returns table(kind text, key text, person_id uuid, name text, until timestamptz)
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  perform private.demand('translations.read');
  return query select c.kind, c.key, c.person_id, coalesce(p.full_name, ''), c.taken_at + private.translation_claim_lasts()
    from private.translation_claims c left join public.profiles p on p.id = c.person_id
   where c.language = p_language and c.taken_at > private.now() - private.translation_claim_lasts()
   order by c.taken_at desc limit 1000;
end
$function$;
comment on function public.translations_taken is 'Who works on what in a language, and until when it is theirs; at most the newest 1,000.';
revoke all on function public.translations_taken from public;
grant execute on function public.translations_taken to authenticated, service_role;

create function public.take_translation(p_kind text, p_language text, p_key text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  me constant uuid := (select auth.uid());
  over constant timestamptz := private.now() - private.translation_claim_lasts();
begin
  perform private.demand('translations.write');
  if p_kind is null or p_kind not in ('sentence', 'products', 'sellers', 'posts', 'categories')
    or p_language is null or not private.is_language_tag(p_language)
    or p_key is null or p_key !~ (case p_kind when 'sentence' then '^[a-z][a-z0-9-]{0,59}:[A-Za-z0-9_.-]{1,200}$' else '^[0-9a-f-]{36}$' end) then
    raise exception 'No such sentence, text or language.' using errcode = '22023';
  end if;
  -- One after the other for each person, so that nobody takes more than there is room for.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('translation-claims:' || me, 0));
  delete from private.translation_claims c where c.person_id = me and c.taken_at <= over;
  if (select count(*) from private.translation_claims c where c.person_id = me and (c.kind, c.language, c.key) <> (p_kind, p_language, p_key)) >= 50 then
    raise exception 'Fifty at once are enough.' using errcode = '22023', hint = 'too_many_taken';
  end if;
  insert into private.translation_claims as c (kind, language, key, person_id) values (p_kind, p_language, p_key, me)
  on conflict (kind, language, key) do update set person_id = excluded.person_id, taken_at = excluded.taken_at
    where c.person_id = excluded.person_id or c.taken_at <= over;
  if not found then raise exception 'Somebody else has taken this.' using errcode = 'HT005', hint = 'taken'; end if;
end
$function$;
comment on function public.take_translation is 'Takes a sentence (namespace:key) or a text (its id) to work on in a language; taken again, it lasts
another day. HT005 taken where somebody else has it, 22023 too_many_taken for more than fifty.';
revoke all on function public.take_translation from public;
grant execute on function public.take_translation to authenticated, service_role;

create function public.leave_translation(p_kind text, p_language text, p_key text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform private.demand('translations.write');
  delete from private.translation_claims c
   where c.kind = p_kind and c.language = p_language and c.key = p_key and c.person_id = (select auth.uid());
end
$function$;
comment on function public.leave_translation is 'Gives back what one has taken; nothing where it is not one''s own.';
revoke all on function public.leave_translation from public;
grant execute on function public.leave_translation to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.review_translation(p_kind text, p_id uuid, p_language text, p_seen text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed bigint;
begin
  perform private.demand('translations.write');
  if p_seen not in ('draft', 'machine', 'stale') then raise exception 'No such state.' using errcode = '22023'; end if;
  if exists (select from private.translation_claims c where c.kind = p_kind and c.language = p_language and c.key = p_id::text
    and c.person_id <> (select auth.uid()) and c.taken_at > private.now() - private.translation_claim_lasts()) then
    raise exception 'Somebody else has taken this.' using errcode = 'HT005', hint = 'taken';
  end if;
  if p_kind = 'products' then
    update public.product_translations set state = 'reviewed' where product_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'sellers' then
    update public.seller_translations set state = 'reviewed' where seller_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'posts' then
    update public.blog_post_translations set state = 'reviewed' where post_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'categories' then
    update public.category_translations set state = 'reviewed' where category_id = p_id and language = p_language and state = p_seen;
  else
    raise exception 'No such kind.' using errcode = '22023';
  end if;
  get diagnostics changed = row_count;
  if changed = 0 then raise exception 'It is not in that state any more.' using errcode = 'HT003', hint = 'changed_meanwhile'; end if;
  delete from private.translation_claims c where c.kind = p_kind and c.language = p_language and c.key = p_id::text;
  perform private.log_activity('translations.review', p_kind || '/' || p_id || '/' || p_language,
    jsonb_build_object('state', jsonb_build_array(p_seen, 'reviewed')));
end
$function$;
comment on function public.review_translation is 'Says that a translation was read and is right, and done with; refused where it is not in the state
the person saw. HT005 taken where somebody else works on it.';
