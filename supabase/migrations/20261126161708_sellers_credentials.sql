-- Why: what sets hand-made work of Thailand apart is certified by others: stars of OTOP, a registered indication, the Royal Peacock, a title of SACIT, a
-- community standard. Makers show the paper, staff look at it, buyers read what it means; what has run out shows no more by itself.
create table public.seller_credentials (
  id          uuid primary key default gen_random_uuid(),
  seller_id   uuid not null references public.sellers on delete cascade,
  kind        text not null check (kind in ('otop', 'gi', 'royal_peacock', 'sacit', 'community')),
  grade       text not null default '',
  number      text not null check (char_length(number) <= 60),
  about       text not null default '' check (char_length(about) <= 200),
  valid_until date,
  path        text check (char_length(path) <= 200),
  state       text not null default 'pending' check (state in ('pending', 'verified', 'refused', 'expired')),
  reason      text not null default '' check (char_length(reason) <= 1000),
  asked_at    timestamptz not null default private.now(),
  decided_at  timestamptz,
  decided_by  uuid references auth.users on delete set null,
  changed_at  timestamptz not null default private.now(),
  constraint a_grade_of_its_kind check (case kind when 'otop' then grade in ('1', '2', '3', '4', '5') or grade = ''
    when 'royal_peacock' then grade in ('gold', 'silver', 'blue', 'green') when 'sacit' then grade in ('master', 'teacher', 'heir') else grade = '' end)
);
comment on table public.seller_credentials is
  'What makers say they were certified for, and what staff found: `number` as on the paper, `about` the craft or the name it stands for, `path` the paper in '
  '`credential-files`. Buyers see what is verified and has not run out, by `shown_credentials`.';
comment on column public.seller_credentials.valid_until is 'The last day it holds, a day of Bangkok; null: without an end.';
comment on column public.seller_credentials.reason is 'What staff said to the maker last.';
create unique index seller_credentials_once on public.seller_credentials (seller_id, kind, lower(number)) where state in ('pending', 'verified');
create index seller_credentials_waiting on public.seller_credentials (asked_at, id) where state = 'pending';
create index seller_credentials_ending on public.seller_credentials (valid_until) where state = 'verified';
create index seller_credentials_decided_by on public.seller_credentials (decided_by);
create index seller_credentials_seller on public.seller_credentials (seller_id, asked_at);
alter table public.seller_credentials enable row level security;
create policy "members read their credentials" on public.seller_credentials for select to authenticated
  using (seller_id in (select private.my_sellers_as('shop.write')));
create policy "who may reads credentials" on public.seller_credentials for select to authenticated using ((select private.may('sellers.read')));
grant select on public.seller_credentials to authenticated, service_role;
revoke insert, update, delete, truncate on public.seller_credentials from service_role;

alter table public.sellers drop constraint sellers_marks_check;
alter table public.sellers add constraint sellers_marks_check check (marks <@ array['otop', 'gi', 'royal_peacock', 'sacit', 'community']) not valid;
alter table public.sellers validate constraint sellers_marks_check;
comment on column public.sellers.marks is 'The kinds of credentials that are verified and hold, kept by `seller_credentials` itself.';

/* Papers: a maker's own, and of whoever looks at them. The first folder of a name says whose it is. */
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('credential-files', 'credential-files', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
create function private.is_my_credential_folder(folder text) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(private.as_uuid(folder) in (select private.my_sellers_as('shop.write')), false)
$$;
comment on function private.is_my_credential_folder(text) is 'Whether a folder bears the id of a shop whose profile is the caller''s to write.';
revoke execute on function private.is_my_credential_folder(text) from public;
grant execute on function private.is_my_credential_folder(text) to authenticated, service_role;
create function private.is_shown_credential(p_path text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.seller_credentials c where c.path = p_path and c.seller_id = private.as_uuid(split_part(p_path, '/', 1)))
$$;
comment on function private.is_shown_credential(text) is 'Whether a paper was handed in with a credential.';
revoke execute on function private.is_shown_credential(text) from public;
grant execute on function private.is_shown_credential(text) to authenticated, service_role;
create policy "sellers see their papers" on storage.objects for select to authenticated
  using (bucket_id = 'credential-files' and private.is_my_credential_folder((storage.foldername(name))[1]));
create policy "sellers bring their papers" on storage.objects for insert to authenticated
  with check (bucket_id = 'credential-files' and array_length(path_tokens, 1) = 2 and private.is_my_credential_folder((storage.foldername(name))[1]));
create policy "sellers take back papers nobody was shown" on storage.objects for delete to authenticated
  using (bucket_id = 'credential-files' and private.is_my_credential_folder((storage.foldername(name))[1]) and not private.is_shown_credential(name));
create policy "who may sees papers that were shown" on storage.objects for select to authenticated
  using (bucket_id = 'credential-files' and (select private.may('sellers.read')) and private.is_shown_credential(name));

/* What stands on the maker's row follows what is verified, whoever changes it. */
create function private.put_marks() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  seller constant uuid := coalesce(new.seller_id, old.seller_id);
  held text[];
begin
  select coalesce(array_agg(distinct c.kind order by c.kind), '{}') into held
    from public.seller_credentials c where c.seller_id = seller and c.state = 'verified';
  update public.sellers s set marks = held where s.id = seller and s.marks <> held;
  return null;
end
$$;
revoke execute on function private.put_marks() from public;
create trigger put_marks after insert or delete or update of state on public.seller_credentials for each row execute function private.put_marks();

-- What stood there was looked at by the shop before there were papers.
insert into public.seller_credentials (seller_id, kind, number, state, decided_at)
  select s.id, m.kind, '', 'verified', private.now() from public.sellers s cross join lateral unnest(s.marks) m (kind);

create function public.ask_for_credential(p_seller_id uuid, p_kind text, p_grade text, p_number text, p_about text, p_valid_until date, p_path text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  asked uuid;
begin
  if p_seller_id is null or p_seller_id not in (select private.my_sellers_as('shop.write')) then
    raise exception 'This is not a shop of yours.' using errcode = '42501';
  end if;
  if coalesce(char_length(btrim(p_number)) not between 2 and 60 or char_length(btrim(coalesce(p_about, ''))) > 200
      or p_kind not in ('otop', 'gi', 'royal_peacock', 'sacit', 'community'), true) then
    raise exception 'What it is, and its number as on the paper.' using errcode = '22023', hint = 'invalid';
  end if;
  if coalesce(p_valid_until < (private.now() at time zone 'Asia/Bangkok')::date, false) then
    raise exception 'It has run out.' using errcode = 'HT005', hint = 'credential_over';
  end if;
  if p_path is null or p_path not like p_seller_id || '/%' or not exists (
      select from storage.objects o where o.bucket_id = 'credential-files' and o.name = p_path) then
    raise exception 'A picture of the paper.' using errcode = 'HT005', hint = 'no_paper';
  end if;
  -- Two at once count each other.
  perform 1 from public.sellers s where s.id = p_seller_id for no key update;
  if (select count(*) from public.seller_credentials c where c.seller_id = p_seller_id) >= 30 then
    raise exception 'Thirty at most.' using errcode = 'HT005', hint = 'too_many_credentials';
  end if;
  insert into public.seller_credentials (seller_id, kind, grade, number, about, valid_until, path)
  values (p_seller_id, p_kind, coalesce(p_grade, ''), btrim(p_number), btrim(coalesce(p_about, '')), p_valid_until, p_path)
  returning id into asked;
  return asked;
exception
  when unique_violation then raise exception 'It stands there already.' using errcode = 'HT005', hint = 'credential_known';
  when check_violation then raise exception 'This grade is not of its kind.' using errcode = '22023', hint = 'invalid';
end
$$;
comment on function public.ask_for_credential(uuid, text, text, text, text, date, text) is
  'A maker shows what they were certified for, with a picture of the paper in `credential-files`. HT005 credential_over, no_paper, too_many_credentials, '
  'credential_known (the same number waits or is verified).';

create function public.withdraw_credential(p_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  paper text;
begin
  delete from public.seller_credentials c where c.id = p_id and c.seller_id in (select private.my_sellers_as('shop.write'))
  returning coalesce(c.path, '') into paper;
  if not found then raise exception 'There is no such credential of yours.' using errcode = 'PT404'; end if;
  delete from public.work_claims w where w.kind = 'credential' and w.key = p_id::text;
  return paper;
end
$$;
comment on function public.withdraw_credential(uuid) is
  'A maker takes a credential away, in whatever state; buyers see it no more. Answers the path of its paper, which can go then.';

create function public.decide_credential(p_id uuid, p_how text, p_seen timestamptz, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.seller_credentials;
  became text;
  act bigint;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('verify', 'refuse', 'revoke') then raise exception 'verify, refuse or revoke.' using errcode = '22023'; end if;
  select * into c from public.seller_credentials x where x.id = p_id for update;
  if not found then raise exception 'There is no such credential.' using errcode = 'PT404'; end if;
  if private.is_own_shop((select auth.uid()), c.seller_id) then
    raise exception 'Nobody decides about their own shop.' using errcode = 'HT005', hint = 'own_shop';
  end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(c.changed_at));
  if (p_how = 'revoke') <> (c.state = 'verified') or (p_how <> 'revoke' and c.state <> 'pending') then
    raise exception 'A credential that is % cannot be decided so.', c.state using errcode = 'HT005', hint = 'already_decided';
  end if;
  became := case p_how when 'verify' then 'verified' else 'refused' end;
  update public.seller_credentials set state = became, reason = left(btrim(p_reason), 1000), decided_at = private.now(), decided_by = (select auth.uid()),
    changed_at = clock_timestamp() where id = c.id;
  delete from public.work_claims w where w.kind = 'credential' and w.key = c.id::text;
  act := private.log_activity('sellers.' || p_how || '_credential', c.seller_id::text,
    jsonb_build_object('credential', jsonb_build_array(c.state, became), 'kind', jsonb_build_array(c.kind, c.kind),
      'number', jsonb_build_array(c.number, c.number)), p_reason);
  perform private.tell_seller('credential_' || became, act::text,
    jsonb_build_object('seller_id', c.seller_id, 'reason', case became when 'refused' then left(btrim(p_reason), 1000) else '' end));
  return became;
end
$$;
comment on function public.decide_credential(uuid, text, timestamptz, text) is
  'Staff looked at the paper: verify, refuse, or revoke what was verified. The maker is written to, of a refusal with its reason. Answers the state. '
  'HT003 changed_meanwhile, HT005 already_decided, own_shop.';

create function public.shown_credentials(p_seller_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'grade', c.grade, 'number', c.number, 'about', c.about, 'valid_until', c.valid_until,
      'verified_at', c.decided_at) order by c.kind, c.decided_at, c.id), '[]')
    from public.seller_credentials c join public.sellers s on s.id = c.seller_id and s.application_status = 'approved'
   where c.seller_id = p_seller_id and c.state = 'verified' and (c.valid_until is null or c.valid_until >= (private.now() at time zone 'Asia/Bangkok')::date)
$$;
comment on function public.shown_credentials(uuid) is
  'What buyers see of a maker''s credentials, those that are verified and hold: [{kind, grade, number, about, valid_until, verified_at}].';

create function private.end_credentials() returns integer language plpgsql security definer set search_path = '' as $$
declare
  ended integer := 0;
  one record;
begin
  for one in update public.seller_credentials c set state = 'expired', changed_at = clock_timestamp()
     where c.state = 'verified' and c.valid_until < (private.now() at time zone 'Asia/Bangkok')::date returning c.id, c.seller_id loop
    perform private.tell_seller('credential_expired', one.id::text, jsonb_build_object('seller_id', one.seller_id, 'reason', ''));
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
comment on function private.end_credentials() is 'Daily: what has run out is verified no more, and its maker is written to. Answers how many.';
revoke execute on function private.end_credentials() from public;
grant execute on function private.end_credentials() to service_role;

revoke execute on function public.ask_for_credential(uuid, text, text, text, text, date, text), public.withdraw_credential(uuid),
  public.decide_credential(uuid, text, timestamptz, text), public.shown_credentials(uuid) from public, anon;
grant execute on function public.ask_for_credential(uuid, text, text, text, text, date, text), public.withdraw_credential(uuid) to authenticated;
grant execute on function public.decide_credential(uuid, text, timestamptz, text) to authenticated, service_role;
grant execute on function public.shown_credentials(uuid) to anon, authenticated, service_role;

create view private.waiting_credential as select c.id, c.asked_at as since from public.seller_credentials c where c.state = 'pending';
revoke all on private.waiting_credential from service_role;
create function private.facts_of_credential(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seller_id', c.seller_id, 'seller', s.business_name, 'province', s.province, 'kind', c.kind, 'grade', c.grade, 'number', c.number,
    'about', c.about, 'valid_until', c.valid_until, 'path', c.path, 'seen', c.changed_at,
    -- The same number of another shop is a copied paper, or a cooperative of several.
    'same', (select coalesce(jsonb_agg(jsonb_build_object('id', o.seller_id, 'name', q.business_name)), '[]')
      from public.seller_credentials o join public.sellers q on q.id = o.seller_id
     where o.kind = c.kind and lower(o.number) = lower(c.number) and o.seller_id <> c.seller_id and o.state in ('pending', 'verified')))
    from public.seller_credentials c join public.sellers s on s.id = c.seller_id where c.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_credential(text) from public;
create index seller_credentials_number on public.seller_credentials (kind, lower(number)) where state in ('pending', 'verified');
insert into public.work_kinds (kind, permission, hours) values ('credential', 'sellers.read', 72);
