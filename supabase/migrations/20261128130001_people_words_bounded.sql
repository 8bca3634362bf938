-- What an account says of itself is in every token of its person. Nothing bounded it: with enough of it a token is longer than servers read,
-- and the account has kept itself out.

create or replace function private.judge_sign_up(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  said jsonb := coalesce(nullif(event #> '{user,user_metadata}', 'null'), '{}');
  terms text := private.setting('legal.terms_version') #>> '{}';
  privacy text := private.setting('legal.privacy_version') #>> '{}';
  reason text;
begin
  -- Who comes by Google signs no form: private.follow_account writes down what the sentence beside the button said.
  if coalesce(event #>> '{user,app_metadata,provider}', '') not in ('email', 'phone') then return '{}'; end if;
  reason := case
    when not said ? 'full_name' then 'name_too_short'
    when private.why_no_metadata(said) is not null then private.why_no_metadata(said)
    when octet_length(said::text) > 4000 then 'metadata_too_long'
    when nullif(said ->> 'terms_version', '') is null or nullif(said ->> 'privacy_version', '') is null then 'terms_not_agreed'
    when said ->> 'terms_version' <> terms or said ->> 'privacy_version' <> privacy then 'terms_changed'
  end;
  return case when reason is null then '{}' else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', reason)) end;
end
$$;

create or replace function private.judge_metadata(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  given jsonb := coalesce(nullif(event -> 'given', 'null'), '{}');
  before jsonb := coalesce(nullif(event #> '{user,user_metadata}', 'null'), '{}');
  reason text := private.why_no_metadata(given);
begin
  -- As the auth service puts the two together: what is given as null goes.
  if reason is null and octet_length(jsonb_strip_nulls(before || given)::text) > 4000 then reason := 'metadata_too_long'; end if;
  return case when reason is null then '{}' else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', reason)) end;
end
$$;
