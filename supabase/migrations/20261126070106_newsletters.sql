-- Why: whoever wants to hear of new pieces without an account is written to, once they have said so twice (here, and from their own mailbox), and
-- until they say otherwise.
-- What is proved: when and where they agreed, and to which wording. What is not kept: who opened what.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('newsletters.write', 'Write newsletters and send them.', false);
insert into public.staff_role_permissions (role, permission) values ('editor', 'newsletters.write');
insert into public.shop_settings (key, value, description, is_public, least, most) values
  ('newsletters.per_minute', '300', 'How many newsletters leave in a minute at most: as many as the mail server takes without complaint.', false,
    1, 5000);

create table public.newsletter_subscribers (
  id               uuid primary key default gen_random_uuid(),
  email            text not null unique check (email = lower(email) and email ~ '^[^\s<>@]+@[^\s<>@]+$' and char_length(email) <= 254),
  language         text not null check (private.shop_language(language) is not distinct from language),
  state            text not null default 'waiting' check (state in ('waiting', 'active', 'ended')),
  consent_place    text not null check (char_length(consent_place) between 1 and 60),
  consent_version  text not null check (char_length(consent_version) between 1 and 20),
  asked_at         timestamptz not null default now(),
  asks             integer not null default 1 check (asks > 0),
  token_hash       bytea unique,
  token_expires_at timestamptz,
  confirmed_at     timestamptz,
  ended_at         timestamptz,
  ended_because    text check (ended_because in ('left', 'bounced', 'complained', 'staff')),
  check ((state = 'ended') = (ended_because is not null)),
  check (state <> 'active' or confirmed_at is not null)
);
comment on table public.newsletter_subscribers is
  'Who gets newsletters, in which language, and the proof that they wanted to: when (asked_at, confirmed_at), where and by which wording. waiting: '
    'not confirmed from the '
  'mailbox yet, forgotten after a week. ended: written to no more; the proof is kept for a year.';
create index newsletter_subscribers_newest on public.newsletter_subscribers (asked_at, id);
create index newsletter_subscribers_by_state on public.newsletter_subscribers (state, asked_at, id);
create index newsletter_subscribers_by_language on public.newsletter_subscribers (language, asked_at, id);
alter table public.newsletter_subscribers enable row level security;
create policy "who may reads who gets newsletters" on public.newsletter_subscribers for select to authenticated using ((select
  private.may('people.read')));
grant select (id, email, language, state, consent_place, consent_version, asked_at, confirmed_at, ended_at, ended_because)
  on public.newsletter_subscribers to authenticated;
grant select on public.newsletter_subscribers to service_role;
revoke insert, update, delete, truncate on public.newsletter_subscribers from service_role;

create function private.sign_up_newsletter(p_email text, p_language text, p_place text, p_version text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  typed text := lower(btrim(p_email));
  kept public.newsletter_subscribers;
begin
  if exists (select from public.mail_suppressions m where m.address = typed and m.because <> 'bounced') then return null; end if;
  insert into public.newsletter_subscribers as s (email, language, consent_place, consent_version, asked_at)
  values (typed, private.shop_language(p_language), p_place, p_version, private.now())
  on conflict (email) do nothing returning * into kept;
  if found then return kept.id; end if;
  -- Anybody may type anybody's address: each letter is longer in coming than the one before, and what runs is not touched.
  update public.newsletter_subscribers s set state = 'waiting', ended_at = null, ended_because = null, language = private.shop_language(p_language),
      consent_place = p_place, consent_version = p_version, asked_at = private.now(), asks = s.asks + 1
   where s.email = typed and s.state <> 'active' and s.asked_at <= private.now() - interval '10 minutes' * power(3, least(s.asks, 6) - 1)
  returning * into kept;
  return kept.id;
end
$$;
comment on function private.sign_up_newsletter(text, text, text, text) is
  'Somebody wants newsletters at an address. Answers the subscription that is to be confirmed by letter, or null where none is sent: it runs '
    'already, was asked for '
  'moments ago, or nobody may write there.';

create function private.renew_newsletter_token(p_id uuid, p_hash bytea) returns public.newsletter_subscribers
language sql security definer set search_path = '' as $$
  update public.newsletter_subscribers s set token_hash = p_hash, token_expires_at = private.now() + interval '2 days'
   where s.id = p_id and s.state = 'waiting' returning s.*
$$;
comment on function private.renew_newsletter_token(uuid, bytea) is 'The hash of the secret that confirms a subscription for two days; null where '
  'nothing waits.';

create function private.confirm_newsletter(p_hash bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers s set state = 'active', confirmed_at = coalesce(s.confirmed_at, private.now()), asks = 1
   where s.token_hash = p_hash and s.token_expires_at > private.now() and s.state in ('waiting', 'active');
  return found;
end
$$;
comment on function private.confirm_newsletter(bytea) is 'Whoever has the letter wants the newsletter; a second press says so again. False for a '
  'secret that is none or too old.';

create function private.forget_newsletter_address() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscribers s where s.email = lower(old.email);
  return null;
end
$$;
comment on function private.forget_newsletter_address() is 'An account or the buyer of an order is erased: nobody is written to there any more.';
create trigger profiles_forget_newsletter after delete on public.profiles for each row when (old.email is not null and old.email <> '')
  execute function private.forget_newsletter_address();
create trigger order_groups_forget_newsletter after update of email on public.order_groups for each row
  when (old.email is distinct from new.email and new.email like '%@deleted.invalid') execute function private.forget_newsletter_address();

create function private.newsletter_for_export(p_person uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('newsletter', (
    select jsonb_build_object('language', s.language, 'state', s.state, 'asked_at', s.asked_at, 'place', s.consent_place, 'wording',
      s.consent_version,
             'confirmed_at', s.confirmed_at, 'ended_at', s.ended_at)
      from public.profiles p join public.newsletter_subscribers s on s.email = lower(p.email) where p.id = p_person))
$$;
comment on function private.newsletter_for_export(uuid) is 'What is known of a member''s newsletter: a part of the copy of everything about them.';

create function public.end_newsletter_subscription(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  s public.newsletter_subscribers;
begin
  perform private.demand('people.read');
  perform private.demand('newsletters.write');
  perform private.demand_reason(p_reason);
  update public.newsletter_subscribers x set state = 'ended', ended_at = private.now(), ended_because = 'staff'
   where x.id = p_id and x.state <> 'ended' returning * into s;
  if not found then raise exception 'It is ended already, or not there.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('newsletters.end_subscription', s.id::text, '{}', p_reason);
end
$$;
comment on function public.end_newsletter_subscription(uuid, text) is
  'Writes to somebody no more newsletters, because they asked the staff. They may sign up again themselves. HT005 already_decided.';

revoke execute on function private.sign_up_newsletter(text, text, text, text), private.renew_newsletter_token(uuid, bytea),
  private.confirm_newsletter(bytea),
  private.newsletter_for_export(uuid), private.forget_newsletter_address(), public.end_newsletter_subscription(uuid, text) from public, anon;
grant execute on function private.sign_up_newsletter(text, text, text, text), private.renew_newsletter_token(uuid, bytea),
  private.confirm_newsletter(bytea),
  private.newsletter_for_export(uuid) to service_role;
grant execute on function public.end_newsletter_subscription(uuid, text) to authenticated;

-- A guest who is erased wants no newsletter either.
CREATE OR REPLACE FUNCTION private.erase_guest(p_email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted uuid[];
begin
  select coalesce(array_agg(g.id), '{}') into wanted from public.order_groups g where g.buyer_id is null and lower(g.email) = p_email;
  update public.order_lines l set personalization = ''
    from public.orders o where o.id = l.order_id and o.order_group_id = any (wanted) and l.personalization <> '';
  update public.order_events e set reason = '' where e.order_group_id = any (wanted) and e.actor_role = 'buyer' and e.reason <> '';
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '', tax_buyer = null
   where o.order_group_id = any (wanted);
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '',
         shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.id = any (wanted);
  delete from public.contact_messages c where lower(c.email) = p_email;
  delete from public.newsletter_subscribers s where s.email = p_email;
end
$function$;

-- Whoever sends newsletters reads who wrote, sent and stopped them.
CREATE OR REPLACE FUNCTION public.acts_about(p_noun text, p_subjects text[])
 RETURNS TABLE(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read' end,
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
