-- Why: an issue is written in every language side by side, looked at, sent to whom it is for and to nobody twice, held up while it runs, and
-- counted without following anybody.
create function private.are_newsletter_texts(given jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where private.shop_language(t.key) is distinct from t.key or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k where k not in ('subject',
          'body', 'button'))
        or char_length(btrim(coalesce(t.value ->> 'subject', ''))) not between 1 and 120
        or char_length(btrim(coalesce(t.value ->> 'body', ''))) not between 1 and 10000 or char_length(coalesce(t.value ->> 'button', '')) > 60)
$$;
comment on function private.are_newsletter_texts(jsonb) is
  'Words of an issue: a language of the shop leads to a subject (to 120 characters), a body (Markdown, to 10,000) and what the button says (to 60).';

create function private.is_newsletter_audience(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) a
     where not case
       when a.key in ('languages', 'countries', 'tiers') then jsonb_typeof(a.value) = 'array'
         and jsonb_array_length(case jsonb_typeof(a.value) when 'array'
         then a.value else '[]' end) between 1 and 60 and not jsonb_path_exists(a.value, '$[*] ? (@.type() != "string")')
       when a.key in ('bought_within', 'not_bought_within') then jsonb_typeof(a.value) = 'number' and a.value::text ~ '^[1-9][0-9]{0,3}$'
       else false end)
$$;
comment on function private.is_newsletter_audience(jsonb) is
  'Whom an issue is for: {languages, countries, tiers: lists of words; bought_within, not_bought_within: days}; what is not said does not narrow.';

create table public.newsletter_issues (
  id           uuid primary key default gen_random_uuid(),
  name         text not null check (char_length(btrim(name)) between 1 and 120),
  texts        jsonb not null default '{}' check (private.are_newsletter_texts(texts)),
  link         text not null default '/products' check (char_length(link) <= 500 and link ~ '^/([^/\s\\][^\s\\]*)?$'),
  product_ids  uuid[] not null default '{}' check (cardinality(product_ids) <= 8),
  audience     jsonb not null default '{}' check (private.is_newsletter_audience(audience)),
  state        text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  scheduled_at timestamptz,
  started_at   timestamptz,
  ended_at     timestamptz,
  recipients   integer not null default 0,
  sent         integer not null default 0,
  failed       integer not null default 0,
  skipped      integer not null default 0,
  bounced      integer not null default 0,
  complained   integer not null default 0,
  unsubscribed integer not null default 0,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default clock_timestamp(),
  check (state <> 'scheduled' or scheduled_at is not null)
);
comment on table public.newsletter_issues is
  'A newsletter: its words by language, up to eight pieces, one button, whom it is for, and how many it went to. failed: refused by the mail server '
    'or nobody knows; skipped: '
  'left or suppressed before their turn. changed_at: what a person saw who wants to change it.';
create index newsletter_issues_newest on public.newsletter_issues (created_at, id);
create index newsletter_issues_by_state on public.newsletter_issues (state, created_at, id);
alter table public.newsletter_issues enable row level security;
create policy "who may reads newsletters" on public.newsletter_issues for select to authenticated using ((select private.may('newsletters.write')));
grant select on public.newsletter_issues to authenticated, service_role;
revoke insert, update, delete, truncate on public.newsletter_issues from service_role;

create table private.newsletter_sends (
  issue_id        uuid not null references public.newsletter_issues on delete cascade,
  subscriber_id   uuid not null references public.newsletter_subscribers on delete cascade,
  state           text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'skipped', 'unsure')),
  attempts        smallint not null default 0,
  claimed_at      timestamptz,
  came_back       boolean not null default false,
  unsubscribed_at timestamptz,
  primary key (issue_id, subscriber_id)
);
comment on table private.newsletter_sends is
  'Who is written to for an issue, once: the row is taken before the letter leaves. unsure: the shop stopped in between, and nobody is written to '
    'twice for it. Forgotten ninety '
  'days after the issue; its figures stay.';
create index newsletter_sends_subscriber on private.newsletter_sends (subscriber_id);
create index newsletter_sends_open on private.newsletter_sends (issue_id, attempts, subscriber_id) where state in ('queued', 'sending');

create function private.newsletter_audience(p_audience jsonb) returns table (id uuid, language text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.language from public.newsletter_subscribers s
   where s.state = 'active' and not exists (select from public.mail_suppressions m where m.address = s.email)
     and (p_audience -> 'languages' is null or p_audience -> 'languages' ? s.language)
     and (p_audience -> 'countries' is null or exists (select from public.order_groups g
       where lower(g.email) = s.email and g.placed_at is not null and p_audience -> 'countries' ? (g.shipping_address ->> 'country')))
     and (p_audience -> 'tiers' is null or s.email in (select lower(p.email) from public.profiles p
       left join public.memberships m on m.person_id = p.id where p_audience -> 'tiers' ? coalesce(m.tier, 'lotus')))
     and (p_audience -> 'bought_within' is null or exists (select from public.order_groups g where lower(g.email) = s.email
       and g.placed_at > private.now() - (p_audience ->> 'bought_within')::integer * interval '1 day'))
     and (p_audience -> 'not_bought_within' is null or not exists (select from public.order_groups g where lower(g.email) = s.email
       and g.placed_at > private.now() - (p_audience ->> 'not_bought_within')::integer * interval '1 day'))
$$;
comment on function private.newsletter_audience(jsonb) is 'Whom an issue for these would go to now, with the language each of them reads.';

create function public.newsletter_reach(p_audience jsonb) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  -- Fewer could be found out one by one, by asking more and more narrowly.
  least_told constant integer := 5;
  counted jsonb;
  total integer;
begin
  perform private.demand('newsletters.write');
  if not private.is_newsletter_audience(p_audience) then raise exception 'This is no audience.' using errcode = 'HT004', hint = 'no_audience'; end if;
  select coalesce(jsonb_object_agg(a.language, a.many), '{}'), coalesce(sum(a.many), 0) into counted, total
    from (select x.language, count(*) as many from private.newsletter_audience(p_audience) x group by 1) a;
  if total > 0 and total < least_told then return jsonb_build_object('few', true); end if;
  return jsonb_build_object('total', total, 'languages', (select coalesce(jsonb_object_agg(l.key, case when l.value::integer < least_told then 0
    else l.value::integer end), '{}') from jsonb_each_text(counted) l));
end
$$;
comment on function public.newsletter_reach(jsonb) is
  'How many an issue would go to now: {total, languages: {language: count, 0 for fewer than five}}, or {few: true}. Never who. HT004 no_audience.';

create function public.write_newsletter(p_id uuid, p_issue jsonb,
  p_seen timestamptz) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  asked public.newsletter_issues := jsonb_populate_record(null::public.newsletter_issues, p_issue);
  was public.newsletter_issues;
  now_is public.newsletter_issues;
begin
  perform private.demand('newsletters.write');
  if p_id is null then
    insert into public.newsletter_issues (name, texts, link, product_ids, audience)
    values (btrim(asked.name), coalesce(asked.texts, '{}'), coalesce(asked.link, '/products'), coalesce(asked.product_ids, '{}'),
      coalesce(asked.audience, '{}'))
    returning * into now_is;
    perform private.log_activity('newsletters.create', now_is.id::text, jsonb_build_object('name', jsonb_build_array(null, now_is.name)));
    return now_is.id;
  end if;
  select * into was from public.newsletter_issues i where i.id = p_id for update;
  if not found then raise exception 'There is no such newsletter.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  if was.state <> 'draft' then raise exception 'It is on its way.' using errcode = 'HT005', hint = 'no_draft'; end if;
  update public.newsletter_issues i set name = btrim(asked.name), texts = coalesce(asked.texts, '{}'), link = coalesce(asked.link, '/products'),
      product_ids = coalesce(asked.product_ids, '{}'), audience = coalesce(asked.audience, '{}'), changed_at = clock_timestamp()
   where i.id = p_id returning * into now_is;
  -- Words are many: that they changed is enough, and in which languages.
  perform private.log_activity('newsletters.change', p_id::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(was) -> f, to_jsonb(now_is) -> f)) from unnest(array['name', 'link', 'product_ids',
        'audience']) f
       where to_jsonb(was) -> f <> to_jsonb(now_is) -> f), '{}') || case when was.texts = now_is.texts then '{}' else jsonb_build_object('texts',
         jsonb_build_array(
      (select string_agg(k, ', ' order by k) from jsonb_object_keys(was.texts) k), (select string_agg(k, ', ' order by k) from
        jsonb_object_keys(now_is.texts) k))) end);
  return p_id;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a newsletter: %', sqlerrm using errcode = 'HT004', hint = 'no_newsletter';
end
$$;
comment on function public.write_newsletter(uuid, jsonb, timestamptz) is
  'Makes a draft, or changes the one that was seen as it is: {name, texts, link, product_ids, audience}. HT003 changed_meanwhile, HT004 '
    'no_newsletter, HT005 no_draft.';

create function public.move_newsletter(p_id uuid, p_to text, p_at timestamptz, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.newsletter_issues;
begin
  perform private.demand('newsletters.write');
  perform private.demand_reason(p_reason);
  if p_to is null or p_to not in ('scheduled', 'draft', 'paused', 'resumed', 'stopped', 'removed') then
    raise exception 'Scheduled, draft, paused, resumed, stopped or removed.' using errcode = '22023', hint = 'invalid';
  end if;
  if p_to in ('scheduled', 'resumed') then perform private.demand_proof(); end if;
  select * into i from public.newsletter_issues x where x.id = p_id for update;
  if not found then raise exception 'There is no such newsletter.' using errcode = 'PT404'; end if;
  if not (case p_to when 'scheduled' then i.state = 'draft' when 'removed' then i.state = 'draft' when 'draft' then i.state = 'scheduled'
      when 'paused' then i.state = 'sending' when 'resumed' then i.state = 'paused' else i.state in ('sending', 'paused') end) then
    raise exception 'It is not so that this can be done.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if p_to = 'scheduled' and not i.texts ? 'en' then
    raise exception 'Whoever reads another language gets the English words.' using errcode = 'HT005', hint = 'no_english';
  end if;
  if p_to = 'scheduled' and p_at > private.now() + interval '1 year' then
    raise exception 'Within a year.' using errcode = 'HT004', hint = 'too_late';
  end if;
  perform private.log_activity('newsletters.' || p_to, p_id::text, case when p_to = 'scheduled'
    then jsonb_build_object('scheduled_at', jsonb_build_array(null, greatest(p_at, private.now()))) when p_to = 'removed'
    then jsonb_build_object('name', jsonb_build_array(i.name, null)) else '{}' end, p_reason);
  if p_to = 'removed' then
    delete from public.newsletter_issues x where x.id = p_id;
    return;
  end if;
  if p_to = 'stopped' then
    with left_out as (update private.newsletter_sends d set state = 'skipped' where d.issue_id = p_id and d.state = 'queued' returning 1)
    update public.newsletter_issues x set skipped = x.skipped + (select count(*) from left_out) where x.id = p_id;
  end if;
  update public.newsletter_issues x set state = case p_to when 'resumed' then 'sending' else p_to end, changed_at = clock_timestamp(),
      scheduled_at = case p_to when 'scheduled' then greatest(p_at, private.now()) when 'draft' then null else x.scheduled_at end,
      ended_at = case p_to when 'stopped' then private.now() else x.ended_at end
   where x.id = p_id;
end
$$;
comment on function public.move_newsletter(uuid, text, timestamptz, text) is
  'Sends an issue at a moment (null: now), takes that back while it waits, pauses, resumes or stops what is being sent, or throws a draft away. '
    'Sending wants the second factor '
  'shown within ten minutes. HT003 not_allowed_now, HT004 too_late, HT005 no_english.';

create function private.begin_newsletters() returns integer language plpgsql security definer set search_path = '' as $$
declare
  i public.newsletter_issues;
  many integer;
  begun integer := 0;
begin
  for i in select * from public.newsletter_issues x where x.state = 'scheduled'
    and x.scheduled_at <= private.now() order by x.scheduled_at for update skip locked loop
    insert into private.newsletter_sends (issue_id, subscriber_id) select i.id,
      a.id from private.newsletter_audience(i.audience) a on conflict do nothing;
    get diagnostics many = row_count;
    update public.newsletter_issues x set state = 'sending', started_at = private.now(), recipients = x.recipients + many,
      changed_at = clock_timestamp()
     where x.id = i.id;
    begun := begun + 1;
  end loop;
  return begun;
end
$$;
comment on function private.begin_newsletters() is 'Writes down whom each issue goes to whose hour has come. Answers how many began.';

create function private.claim_newsletters(p_many integer) returns table (issue_id uuid, subscriber_id uuid, email text, language text)
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever left meanwhile, or may not be written to, is not.
  with out_of_it as (
    update private.newsletter_sends d set state = 'skipped'
      from (select n.issue_id, n.subscriber_id from private.newsletter_sends n join public.newsletter_issues x on x.id = n.issue_id
        and x.state = 'sending'
              join public.newsletter_subscribers s on s.id = n.subscriber_id
             where n.state = 'queued' and (s.state <> 'active' or exists (select from public.mail_suppressions m
               where m.address = s.email)) limit 1000
               for update of n skip locked) gone
     where d.issue_id = gone.issue_id and d.subscriber_id = gone.subscriber_id returning d.issue_id)
  update public.newsletter_issues x set skipped = x.skipped + o.many from (select o.issue_id, count(*) as many from out_of_it o group by 1) o
    where x.id = o.issue_id;
  return query
    with next as (
      select n.issue_id, n.subscriber_id from private.newsletter_sends n join public.newsletter_issues x on x.id = n.issue_id and x.state = 'sending'
       where n.state = 'queued' order by n.attempts, n.issue_id, n.subscriber_id limit least(p_many, 100) for update of n skip locked)
    update private.newsletter_sends d set state = 'sending', attempts = d.attempts + 1, claimed_at = private.now()
      from next join public.newsletter_subscribers s on s.id = next.subscriber_id
     where d.issue_id = next.issue_id and d.subscriber_id = next.subscriber_id
    returning d.issue_id, d.subscriber_id, s.email, s.language;
end
$$;
comment on function private.claim_newsletters(integer) is 'Takes some letters (at most a hundred) of what is being sent, each for one who asks: '
  'nobody else gets the same.';

create function private.end_newsletter(p_issue uuid, p_subscriber uuid,
  p_end text) returns void language plpgsql security definer set search_path = '' as $$
declare
  d private.newsletter_sends;
begin
  update private.newsletter_sends x set state = case when p_end = 'again' and x.attempts < 5 then 'queued' when p_end = 'sent'
    then 'sent' else 'failed' end
   where x.issue_id = p_issue and x.subscriber_id = p_subscriber and x.state = 'sending' returning * into d;
  if not found or d.state = 'queued' then return; end if;
  update public.newsletter_issues x set sent = x.sent + (d.state = 'sent')::integer, failed = x.failed + (d.state = 'failed')::integer
    where x.id = p_issue;
end
$$;
comment on function private.end_newsletter(uuid, uuid, text) is 'What became of a letter: sent, failed, or again (at most five times).';

create function private.close_newsletters() returns integer language plpgsql security definer set search_path = '' as $$
declare
  closed integer;
begin
  with lost as (
    update private.newsletter_sends d set state = 'unsure' where d.state = 'sending'
      and d.claimed_at < private.now() - interval '15 minutes' returning d.issue_id)
  update public.newsletter_issues x set failed = x.failed + l.many from (select l.issue_id, count(*) as many from lost l group by 1) l
    where x.id = l.issue_id;
  update public.newsletter_issues x set state = 'sent', ended_at = private.now(), changed_at = clock_timestamp()
   where x.state = 'sending' and not exists (select from private.newsletter_sends d where d.issue_id = x.id and d.state in ('queued', 'sending'));
  get diagnostics closed = row_count;
  return closed;
end
$$;
comment on function private.close_newsletters() is 'Ends the issues that have gone to everybody. What was taken a quarter of an hour ago and is not '
  'told of counts as failed.';

create function private.leave_newsletter(p_subscriber uuid, p_issue uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers s set state = 'ended', ended_at = private.now(), ended_because = 'left' where s.id = p_subscriber
    and s.state <> 'ended';
  if not found then return exists (select from public.newsletter_subscribers s where s.id = p_subscriber); end if;
  update private.newsletter_sends d set unsubscribed_at = private.now() where d.issue_id = p_issue and d.subscriber_id = p_subscriber
    and d.unsubscribed_at is null;
  if found then update public.newsletter_issues x set unsubscribed = x.unsubscribed + 1 where x.id = p_issue; end if;
  return true;
end
$$;
comment on function private.leave_newsletter(uuid, uuid) is 'Ends a subscription; a second press changes nothing. The issue whose link it was '
  'counts it. False where there is none.';

create function private.newsletter_came_back() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  d private.newsletter_sends;
begin
  update private.newsletter_sends x set came_back = true
   where (x.issue_id, x.subscriber_id) = (
     select n.issue_id, n.subscriber_id from private.newsletter_sends n join public.newsletter_subscribers s on s.id = n.subscriber_id
      where s.email = new.address and n.state = 'sent' and not n.came_back order by abs(extract(epoch from n.claimed_at - new.created_at)) limit 1)
  returning * into d;
  if not found then return null; end if;
  update public.newsletter_issues x set bounced = x.bounced + (new.state = 'bounced')::integer,
    complained = x.complained + (new.state = 'complained')::integer
   where x.id = d.issue_id;
  return null;
end
$$;
comment on function private.newsletter_came_back() is 'A newsletter came back, or was called spam: its issue counts it.';
create trigger sent_letters_newsletter after update of state on public.sent_letters for each row
  when (new.topic = 'newsletter' and new.state in ('bounced', 'complained')
    and old.state is distinct from new.state) execute function private.newsletter_came_back();

create function private.end_suppressed_newsletter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers s set state = 'ended', ended_at = private.now(), ended_because = new.because where s.email = new.address
    and s.state <> 'ended';
  return null;
end
$$;
comment on function private.end_suppressed_newsletter() is 'Nobody is there, or they called a letter of ours spam: that is the end of their '
  'newsletter, also when the address is released again.';
create trigger mail_suppressions_end_newsletter after insert on public.mail_suppressions for each row when (new.because in ('bounced', 'complained'))
  execute function private.end_suppressed_newsletter();

create function private.forget_newsletters() returns void language sql security definer set search_path = '' as $$
  delete from public.newsletter_subscribers s where s.state = 'waiting' and s.asked_at < private.now() - interval '7 days';
  delete from public.newsletter_subscribers s where s.state = 'ended' and s.ended_at < private.now() - interval '1 year';
  delete from private.newsletter_sends d using public.newsletter_issues i where i.id = d.issue_id and i.ended_at < private.now() - interval '90 days';
$$;
comment on function private.forget_newsletters() is
  'Forgets who did not confirm within a week, who left a year ago, and to whom an issue went ninety days after it ended.';

revoke execute on function private.are_newsletter_texts(jsonb), private.is_newsletter_audience(jsonb), private.newsletter_audience(jsonb),
  public.newsletter_reach(jsonb),
  public.write_newsletter(uuid, jsonb, timestamptz), public.move_newsletter(uuid, text, timestamptz, text), private.begin_newsletters(),
    private.claim_newsletters(integer),
  private.end_newsletter(uuid, uuid, text), private.close_newsletters(), private.leave_newsletter(uuid, uuid), private.newsletter_came_back(),
  private.end_suppressed_newsletter(), private.forget_newsletters() from public, anon;
grant execute on function public.newsletter_reach(jsonb), public.write_newsletter(uuid, jsonb, timestamptz), public.move_newsletter(uuid, text,
  timestamptz, text) to authenticated;
grant execute on function private.are_newsletter_texts(jsonb), private.is_newsletter_audience(jsonb), private.begin_newsletters(),
  private.claim_newsletters(integer),
  private.end_newsletter(uuid, uuid, text), private.close_newsletters(), private.leave_newsletter(uuid, uuid),
    private.forget_newsletters() to service_role;
