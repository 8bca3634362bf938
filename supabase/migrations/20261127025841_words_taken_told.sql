-- Who took which work on, and who gave it back, is a row of the activity log like everything else that staff do.
create or replace function public.take_translation(p_kind text, p_language text, p_key text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  me constant uuid := (select auth.uid());
  over constant timestamptz := private.now() - private.translation_claim_lasts();
  again boolean;
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
  again := exists (select from private.translation_claims c where c.person_id = me and (c.kind, c.language, c.key) = (p_kind, p_language, p_key));
  insert into private.translation_claims as c (kind, language, key, person_id) values (p_kind, p_language, p_key, me)
  on conflict (kind, language, key) do update set person_id = excluded.person_id, taken_at = excluded.taken_at
    where c.person_id = excluded.person_id or c.taken_at <= over;
  if not found then raise exception 'Somebody else has taken this.' using errcode = 'HT005', hint = 'taken'; end if;
  if not again then perform private.log_activity('translations.take', p_kind || '/' || p_key || '/' || p_language); end if;
end
$function$;

create or replace function public.leave_translation(p_kind text, p_language text, p_key text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform private.demand('translations.write');
  delete from private.translation_claims c
   where c.kind = p_kind and c.language = p_language and c.key = p_key and c.person_id = (select auth.uid());
  if found then perform private.log_activity('translations.leave', p_kind || '/' || p_key || '/' || p_language); end if;
end
$function$;
