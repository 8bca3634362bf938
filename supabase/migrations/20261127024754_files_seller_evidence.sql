-- Papers that people show the shop and nobody else: against a decision about money, or with what they apply with. They lie in the folder of whoever brings
-- them; staff open each by `open_evidence`, which asks what it belongs to and writes down who looked.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('seller-evidence', 'seller-evidence', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp,application/pdf}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table private.evidence_uses (
  path text primary key check (char_length(path) <= 200),
  kind text not null check (kind in ('hold', 'debt', 'application')),
  about uuid not null,
  given_by uuid references auth.users (id) on delete set null,
  given_at timestamptz not null default private.now()
);
comment on table private.evidence_uses is
  'Which papers were shown, with what: a hold or a debt that somebody disagrees with, or an application. What stands here nobody takes back.';
create index evidence_uses_about on private.evidence_uses (about, given_at);
create index evidence_uses_given_by on private.evidence_uses (given_by);
alter table private.evidence_uses enable row level security;
revoke insert, update, delete, truncate on private.evidence_uses from service_role;

create function private.is_shown_evidence(p_path text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.evidence_uses u where u.path = p_path)
$$;
comment on function private.is_shown_evidence(text) is 'Whether a paper was handed in with something.';
revoke execute on function private.is_shown_evidence(text) from public;
grant execute on function private.is_shown_evidence(text) to authenticated, service_role;
create function private.has_room_for_evidence(folder text) returns boolean language sql stable security definer set search_path = '' as $$
  select count(*) < 100 from storage.objects o where o.bucket_id = 'seller-evidence' and o.path_tokens[1] = folder
$$;
comment on function private.has_room_for_evidence(text) is 'Whether somebody has brought fewer than a hundred papers.';
revoke execute on function private.has_room_for_evidence(text) from public;
grant execute on function private.has_room_for_evidence(text) to authenticated, service_role;
create policy "people see the papers they bring" on storage.objects for select to authenticated
  using (bucket_id = 'seller-evidence' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people bring papers into their own folder" on storage.objects for insert to authenticated
  with check (bucket_id = 'seller-evidence' and array_length(path_tokens, 1) = 2 and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.has_room_for_evidence((storage.foldername(name))[1]));
create policy "people take back papers nobody was shown" on storage.objects for delete to authenticated
  using (bucket_id = 'seller-evidence' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_shown_evidence(name));

create function private.keep_evidence(p_kind text, p_about uuid, p_papers text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  papers constant text[] := coalesce(p_papers, '{}');
begin
  if array_length(papers, 1) > 5 then raise exception 'Five papers at most.' using errcode = '22023', hint = 'invalid'; end if;
  if exists (select from unnest(papers) p where p not like (select auth.uid()) || '/%' or not exists (
      select from storage.objects o where o.bucket_id = 'seller-evidence' and o.name = p)) then
    raise exception 'A paper that was brought.' using errcode = 'HT005', hint = 'no_paper';
  end if;
  insert into private.evidence_uses (path, kind, about, given_by) select p, p_kind, p_about, (select auth.uid()) from unnest(papers) p
  on conflict (path) do nothing;
end
$$;
comment on function private.keep_evidence(text, uuid, text[]) is 'Hands up to five papers of the caller in with something. HT005 no_paper.';
revoke all on function private.keep_evidence(text, uuid, text[]) from public;

create function public.open_evidence(p_path text) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
declare
  use private.evidence_uses;
begin
  select * into use from private.evidence_uses u where u.path = p_path;
  if use.kind in ('hold', 'debt') then perform private.demand('payouts.read'); else perform private.demand('sellers.read'); end if;
  if use.path is null then raise exception 'There is no such paper.' using errcode = 'PT404'; end if;
  perform private.log_activity('evidence.open', use.about::text, jsonb_build_object('file', jsonb_build_array(null, p_path)), use.kind);
  return query select 'seller-evidence'::text, use.path;
end
$$;
comment on function public.open_evidence(text) is
  'Where a paper lies that the caller looks at, for who decides about what it was shown with; the activity log keeps who looked. PT404.';
revoke execute on function public.open_evidence(text) from public;
grant execute on function public.open_evidence(text) to authenticated, service_role;
