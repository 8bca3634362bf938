-- Why: a text of a page holds from a moment on, is taken back before it, and what held before stays.
/* Takes a version back that does not hold yet. Wants `content.write`. */
create function public.withdraw_page_version(p_page text, p_number integer, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.page_versions;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
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
comment on function public.withdraw_page_version(text, integer, text) is 'Takes a version of a page back that does not hold yet. HT003 not_allowed_now.';

/* Has pages drawn anew whose text begins to hold, and what people agree to follow the terms and the privacy policy. */
create function private.begin_due_pages() returns void language plpgsql security definer set search_path = '' as $$
declare
  due public.page_versions;
begin
  for due in
    select v.* from public.page_versions v where v.began_at is null and v.withdrawn_at is null and v.holds_from <= private.now()
     order by v.holds_from, v.id for update skip locked
  loop
    update public.page_versions v set began_at = private.now() where v.id = due.id;
    update public.shop_settings s set value = to_jsonb(to_char(due.holds_from at time zone 'Asia/Bangkok', 'YYYY-MM-DD') || '.' || due.number)
     where s.key = case due.page_id when 'terms' then 'legal.terms_version' when 'privacy' then 'legal.privacy_version' end;
  end loop;
end
$$;
comment on function private.begin_due_pages() is
  'Has every page drawn anew whose text begins to hold, and names the terms and the privacy policy that people agree to.';
revoke execute on function private.begin_due_pages() from public;
grant execute on function private.begin_due_pages() to service_role;

/*
 * Makes a version of a page that holds from a moment on (null: from now). `p_texts`: {language: {title, lead, content, is_built_in}}, all that it says;
 * `p_before`: the same of what is built in, kept as version 0 when this is the first. For the shop's own command. Wants `content.write`.
 */
create function private.publish_page(p_page text, p_from timestamptz, p_texts jsonb, p_before jsonb, p_built_in boolean, p_returned_to integer,
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
comment on function private.publish_page(text, timestamptz, jsonb, jsonb, boolean, integer, integer, text) is
  'Makes a version of a page that holds from a moment on; answers its number. HT003 changed_meanwhile, HT004 no_date, no_text, braces, placeholders, parts, '
  'HT005 one_waits.';
revoke execute on function private.publish_page(text, timestamptz, jsonb, jsonb, boolean, integer, integer, text) from public;
grant execute on function private.publish_page(text, timestamptz, jsonb, jsonb, boolean, integer, integer, text) to service_role;

/* Drafts of a page that are in its new version. For the shop's own command. Wants `content.write`. */
create function private.use_page_drafts(p_page text, p_revisions jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  used jsonb;
begin
  perform private.demand('content.write');
  perform from public.pages p where p.id = p_page for update;
  perform private.demand_unchanged(p_revisions,
    (select coalesce(jsonb_object_agg(d.language, d.revision), '{}') from public.page_drafts d where d.page_id = p_page));
  with gone as (delete from public.page_drafts d where d.page_id = p_page returning d.*)
  select coalesce(jsonb_object_agg(g.language, jsonb_build_object('title', g.title, 'lead', g.lead, 'content', g.content)), '{}') into used from gone g;
  return used;
end
$$;
comment on function private.use_page_drafts(text, jsonb) is
  'Takes the drafts of a page that were seen ({language: revision}); answers {language: {title, lead, content}}.';
revoke execute on function private.use_page_drafts(text, jsonb) from public;
grant execute on function private.use_page_drafts(text, jsonb) to service_role;

revoke execute on function public.withdraw_page_version(text, integer, text) from public, anon;
grant execute on function public.withdraw_page_version(text, integer, text) to authenticated, service_role;

-- Whoever writes pages reads who changed them.
create or replace function public.acts_about(p_noun text, p_subjects text[])
 returns table(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read'
      when 'blog_categories' then 'blog.read'
      when 'search_terms' then 'content.write' when 'files' then 'content.write' when 'pages' then 'content.write' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
