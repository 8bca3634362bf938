-- Why: terms that members agree to were changed without the second factor, and a draft in a language the shop does not speak, which no screen shows,
-- kept a page from being published.
delete from public.page_drafts where language not in
  ('en', 'nl', 'ja', 'de', 'pt', 'ko', 'vi', 'id', 'fr', 'it', 'th', 'zh-CN', 'zh-TW', 'es');
alter table public.page_drafts add constraint page_drafts_shop_language
  check (language in ('en', 'nl', 'ja', 'de', 'pt', 'ko', 'vi', 'id', 'fr', 'it', 'th', 'zh-CN', 'zh-TW', 'es'));

create or replace function private.publish_page(p_page text, p_from timestamptz, p_texts jsonb, p_before jsonb, p_built_in boolean, p_returned_to integer,
  p_seen integer, p_reason text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  page public.pages;
  newest integer;
  made public.page_versions;
  fault text;
  begins constant timestamptz := coalesce(p_from, private.now());
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  -- What members agree to is a setting of the shop, and as hard to change.
  if p_page in ('terms', 'privacy') then perform private.demand_proof(); end if;
  select * into page from public.pages p where p.id = p_page for update;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  select max(v.number) into newest from public.page_versions v where v.page_id = p_page;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(newest));
  if p_from <= private.now() or p_from > private.now() + interval '2 years' then
    raise exception 'A text holds from now or a later day on.' using errcode = 'HT004', hint = 'no_date';
  end if;
  if exists (select from public.page_versions v where v.page_id = p_page and v.withdrawn_at is null and v.holds_from > private.now()) then
    raise exception 'Another version waits for its day.' using errcode = 'HT005', hint = 'one_waits';
  end if;
  if page.is_own and (p_built_in or not p_texts ? 'en') then raise exception 'There is no English.' using errcode = 'HT004', hint = 'no_text'; end if;
  select min(coalesce(private.page_text_fault(page.parts, concat_ws(E'\n', t.value ->> 'lead', t.value ->> 'content')),
      case when private.page_text_fault('{}', t.value ->> 'title') is not null then 'placeholders' end)) into fault
    from jsonb_each(p_texts) t where not coalesce((t.value ->> 'is_built_in')::boolean, false);
  if fault is not null then raise exception 'A text does not fit its page: %', fault using errcode = 'HT004', hint = fault; end if;
  perform set_config('app.reason', btrim(p_reason), true);
  if newest is null and not page.is_own then
    insert into public.page_versions (page_id, number, is_built_in, began_at) values (p_page, 0, true, private.now()) returning * into made;
    insert into public.page_texts (version_id, language, title, lead, content, is_built_in)
    select made.id, t.key, t.value ->> 'title', t.value ->> 'lead', t.value ->> 'content', true from jsonb_each(p_before) t;
  end if;
  insert into public.page_versions (page_id, number, holds_from, is_built_in, returned_to, reason, made_by)
  values (p_page, coalesce(newest, 0) + 1, begins, p_built_in, p_returned_to, btrim(p_reason), (select auth.uid()))
  returning * into made;
  insert into public.page_texts (version_id, language, title, lead, content, is_built_in)
  select made.id, t.key, btrim(t.value ->> 'title'), t.value ->> 'lead', t.value ->> 'content', coalesce((t.value ->> 'is_built_in')::boolean, false)
    from jsonb_each(p_texts) t;
  update public.pages p set shown_from = coalesce(p.shown_from, begins), changed_at = clock_timestamp() where p.id = p_page;
  perform private.log_activity('pages.publish', p_page,
    jsonb_build_object('number', jsonb_build_array(newest, made.number), 'holds_from', jsonb_build_array(null, begins)));
  perform private.begin_due_pages();
  return made.number;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a text: %', sqlerrm using errcode = 'HT004', hint = 'no_text';
end
$$;

create or replace function public.withdraw_page_version(p_page text, p_number integer, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.page_versions;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  -- What members agree to is a setting of the shop, and as hard to change.
  if p_page in ('terms', 'privacy') then perform private.demand_proof(); end if;
  perform from public.pages p where p.id = p_page for update;
  select * into kept from public.page_versions v where v.page_id = p_page and v.number = p_number for update;
  if not found then raise exception 'There is no such version.' using errcode = 'PT404'; end if;
  if kept.withdrawn_at is not null or kept.holds_from is null or kept.holds_from <= private.now() then
    raise exception 'What has held stays.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  update public.page_versions v set withdrawn_at = private.now() where v.id = kept.id;
  -- Its first text has not begun.
  update public.pages p set shown_from = null, changed_at = clock_timestamp() where p.id = p_page and p.is_own and p.shown_from = kept.holds_from;
  perform private.log_activity('pages.withdraw', p_page, jsonb_build_object('number', jsonb_build_array(p_number, null)));
end
$$;
