@rem The scripts of package.json begin with `exec`, so that signals reach the program. Windows has no such command and finds this one.
@%*
