-- Why: what people ask the assistant and do not learn is what the help pages lack. Questions are kept without their askers and for some days only, so that
-- staff read what was asked, what was answered from where, and what was no help; the counts of a day stay.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('assistant.read', 'Read what was asked of the assistant, without who asked, and what machines cost.', false),
  ('assistant.write', 'Mark questions to the assistant as dealt with.', false);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'assistant.read'), ('support', 'assistant.read'),
  ('support', 'assistant.write'), ('editor', 'assistant.read'), ('editor', 'assistant.write');
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('assistant.question_days', '30', '30', 'Days for which questions to the assistant are kept, without who asked.', false, 1, 365);

create table public.assistant_questions (
  id         uuid primary key default gen_random_uuid(),
  asked_at   timestamptz not null default private.now(),
  language   text not null check (private.is_language_tag(language)),
  question   text not null check (char_length(question) between 1 and 500),
  outcome    text not null check (outcome in ('products', 'orders', 'help', 'nothing')),
  topic      text not null default '' check (topic ~ '^[a-z]{0,20}$'),
  helpful    boolean,
  state      text generated always as (
    case when dealt_at is not null then 'dealt' when helpful = false or outcome = 'nothing' then 'open' else 'fine' end) stored,
  dealt_at   timestamptz,
  note       text not null default '' check (char_length(note) <= 500),
  changed_at timestamptz not null default private.now()
);
comment on table public.assistant_questions is
  'What was asked of the assistant, without addresses, phone and order numbers and without who asked; for assistant.question_days. `topic`: which help page '
  'answered. `state`: open is what found nothing or was no help, until somebody has dealt with it.';
create index assistant_questions_newest on public.assistant_questions (asked_at, id);
create index assistant_questions_by_state on public.assistant_questions (state, asked_at, id);
create index assistant_questions_by_language on public.assistant_questions (language, asked_at, id);
alter table public.assistant_questions enable row level security;
create policy "who may reads questions" on public.assistant_questions for select to authenticated using ((select private.may('assistant.read')));
grant select on public.assistant_questions to authenticated, service_role;
revoke insert, update, delete, truncate on public.assistant_questions from service_role;

create table private.assistant_days (
  day         date not null,
  language    text not null,
  outcome     text not null,
  asked       bigint not null default 0,
  helpful     bigint not null default 0,
  not_helpful bigint not null default 0,
  primary key (day, language, outcome)
);
comment on table private.assistant_days is
  'How often the assistant was asked on a day of Bangkok, in which language, with what outcome, and how often that helped.';
alter table private.assistant_days enable row level security;
revoke all on private.assistant_days from service_role;

create function private.without_personal(p_words text) returns text language sql immutable set search_path = '' as $$
  -- Addresses first: what stands before their @ may be digits. An order's number before a phone's, for its digits look like one.
  select regexp_replace(regexp_replace(regexp_replace(left(p_words, 500),
    '[^\s@<>,;]+@[^\s@<>,;]+', '…@…', 'g'),
    '\mH\d{6}-[A-Z0-9]{4,}(-\d+)?', 'H…', 'gi'),
    '\+?\d[\d\s().-]{5,}\d', '…', 'g')
$$;
comment on function private.without_personal(text) is 'Words without email addresses, order numbers and long numbers such as phones, accounts and cards.';
revoke execute on function private.without_personal(text) from public;

create function private.note_question(p_question text, p_language text, p_outcome text, p_topic text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.assistant_questions (language, question, outcome, topic)
  values (p_language, left(private.without_personal(p_question), 500), p_outcome, coalesce(p_topic, '')) returning id into made;
  insert into private.assistant_days as d (day, language, outcome, asked) values ((private.now() at time zone 'Asia/Bangkok')::date, p_language, p_outcome, 1)
  on conflict (day, language, outcome) do update set asked = d.asked + 1;
  return made;
end
$$;
comment on function private.note_question(text, text, text, text) is
  'Keeps a question to the assistant without what is personal in it, and counts it; its key lets whoever asked say whether the answer helped.';
revoke execute on function private.note_question(text, text, text, text) from public;
grant execute on function private.note_question(text, text, text, text) to service_role;

create function public.rate_answer(p_id uuid, p_helpful boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  q public.assistant_questions;
begin
  if p_helpful is null then raise exception 'true or false.' using errcode = '22023'; end if;
  select * into q from public.assistant_questions x where x.id = p_id and x.asked_at > private.now() - interval '1 day' for update;
  if not found then raise exception 'There is no such answer.' using errcode = 'PT404'; end if;
  if q.helpful is not distinct from p_helpful then return; end if;
  update public.assistant_questions set helpful = p_helpful, changed_at = clock_timestamp() where id = q.id;
  update private.assistant_days d set
    helpful = d.helpful + case when p_helpful then 1 when q.helpful then -1 else 0 end,
    not_helpful = d.not_helpful + case when not p_helpful then 1 when q.helpful = false then -1 else 0 end
   where d.day = (q.asked_at at time zone 'Asia/Bangkok')::date and d.language = q.language and d.outcome = q.outcome;
end
$$;
comment on function public.rate_answer(uuid, boolean) is
  'Says of an answer of the last day whether it helped; whoever has its key may, once or the other way round. Nobody is written down.';

create function public.deal_with_question(p_id uuid, p_seen timestamptz, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  q public.assistant_questions;
begin
  perform private.demand('assistant.write');
  perform private.demand_reason(p_note);
  select * into q from public.assistant_questions x where x.id = p_id for update;
  if not found then raise exception 'There is no such question.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(q.changed_at));
  if q.dealt_at is not null then raise exception 'It is dealt with.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.assistant_questions set dealt_at = private.now(), note = left(btrim(p_note), 500), changed_at = clock_timestamp() where id = q.id;
  perform private.log_activity('assistant.deal', q.id::text, '{}', p_note);
end
$$;
comment on function public.deal_with_question(uuid, timestamptz, text) is
  'Marks a question as dealt with, and says by what. HT003 changed_meanwhile, HT005 already_decided.';

create function public.ai_figures(p_days integer) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  answer jsonb := '{}';
  part record;
begin
  perform private.demand('assistant.read');
  if p_days is null or p_days not between 1 and 366 then raise exception 'Between 1 and 366 days.' using errcode = '22023'; end if;
  for part in select x.name, today - (x.back + 1) * p_days as since, today - x.back * p_days as until
    from (values ('now', 0), ('before', 1)) x(name, back) loop
    answer := answer || jsonb_build_object(part.name, (
      select jsonb_build_object('asked', coalesce(sum(d.asked), 0), 'answered', coalesce(sum(d.asked) filter (where d.outcome <> 'nothing'), 0),
          'helpful', coalesce(sum(d.helpful), 0), 'not_helpful', coalesce(sum(d.not_helpful), 0))
        from private.assistant_days d where d.day > part.since and d.day <= part.until) || (
      select jsonb_build_object('translated', coalesce(sum(u.times) filter (where u.outcome = 'said'), 0),
          'letters', coalesce(sum(u.letters) filter (where u.outcome = 'asked'), 0), 'over', coalesce(sum(u.times) filter (where u.outcome = 'over'), 0),
          'failed', coalesce(sum(u.times) filter (where u.outcome in ('away', 'refused')), 0))
        from private.translation_use u where u.day > part.since and u.day <= part.until));
  end loop;
  return answer || jsonb_build_object(
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'asked', x.asked, 'nothing', x.nothing, 'not_helpful', x.bad, 'letters', x.letters)
        order by x.day desc), '[]') from (
        select c.day, coalesce(a.asked, 0) as asked, coalesce(a.nothing, 0) as nothing, coalesce(a.bad, 0) as bad, coalesce(u.letters, 0) as letters
          from (select generate_series(today - p_days + 1, today, interval '1 day')::date as day) c
          left join lateral (select sum(d.asked) as asked, sum(d.asked) filter (where d.outcome = 'nothing') as nothing, sum(d.not_helpful) as bad
            from private.assistant_days d where d.day = c.day) a on true
          left join lateral (select sum(t.letters) as letters from private.translation_use t where t.day = c.day and t.outcome = 'asked') u on true) x),
    'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', x.language, 'asked', x.asked, 'nothing', x.nothing, 'not_helpful', x.bad)
        order by x.asked desc, x.language), '[]') from (
        select d.language, sum(d.asked) as asked, coalesce(sum(d.asked) filter (where d.outcome = 'nothing'), 0) as nothing, sum(d.not_helpful) as bad
          from private.assistant_days d where d.day > today - p_days and d.day <= today group by d.language) x),
    'sources', (select coalesce(jsonb_object_agg(x.outcome, x.asked), '{}') from (
        select d.outcome, sum(d.asked) as asked from private.assistant_days d where d.day > today - p_days and d.day <= today group by d.outcome) x),
    'budget', (select jsonb_build_object('per_day', b.per_day, 'per_month', b.per_month) from private.translation_budget b),
    'month_letters', (select coalesce(sum(u.letters), 0) from private.translation_use u
      where u.day >= date_trunc('month', today)::date and u.day <= today and u.outcome = 'asked'),
    'open', (select count(*) from public.assistant_questions q where q.state = 'open'),
    'question_days', private.setting('assistant.question_days'));
end
$$;
comment on function public.ai_figures(integer) is
  'Of so many days and as many before: questions to the assistant, answers, whether they helped, and what machine translation sent; by day, '
  'language and source; '
  'the budget of letters, and what waits to be looked at. Counts only: nobody is followed.';

create function private.forget_questions() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  gone bigint;
begin
  delete from public.assistant_questions q where q.asked_at < private.now() - private.setting('assistant.question_days')::integer * interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end
$$;
comment on function private.forget_questions() is 'Forgets questions whose days are over; answers how many.';
revoke execute on function private.forget_questions() from public;
grant execute on function private.forget_questions() to service_role;

revoke execute on function public.rate_answer(uuid, boolean), public.deal_with_question(uuid, timestamptz, text),
  public.ai_figures(integer) from public, anon;
grant execute on function public.rate_answer(uuid, boolean), public.deal_with_question(uuid, timestamptz, text), public.ai_figures(integer)
  to authenticated, service_role;
