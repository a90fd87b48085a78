@echo off
rem Runs an unpacked Pieceworth by the Java 25 that JAVA_HOME or the PATH names.
setlocal
set "APP=%~dp0..\app"
set "JAVA=%~dp0..\runtime\bin\java.exe"
if exist "%JAVA%" goto run
set "JAVA=java.exe"
if not defined JAVA_HOME goto run
if not exist "%JAVA_HOME%\bin\java.exe" goto nojava
set "JAVA=%JAVA_HOME%\bin\java.exe"
set "VERSION="
if exist "%JAVA_HOME%\release" for /f "usebackq tokens=1,2 delims==" %%a in ("%JAVA_HOME%\release") do if "%%a"=="JAVA_VERSION" set "VERSION=%%~b"
if not defined VERSION goto run
set "VERSION=%VERSION:"=%"
for /f "delims=." %%a in ("%VERSION%") do set "VERSION=%%a"
if %VERSION% LSS 25 goto oldjava
:run
set "MISSING="
for %%p in (pieceworth.jar java.options) do if not exist "%APP%\%%p" set "MISSING=%%p"
if defined MISSING goto damaged
"%JAVA%" @"%APP%\java.options" -Xlog:aot=off -Xlog:cds=off -cp "%APP%\pieceworth.jar" org.pieceworth.cli.Start %*
exit /b %ERRORLEVEL%
:nojava
echo pieceworth: found no Java in JAVA_HOME, %JAVA_HOME%; expected the folder of a Java 25 or newer: set JAVA_HOME to it 1>&2
exit /b 1
:damaged
echo pieceworth: %APP%\%MISSING% is missing; unpack it again 1>&2
exit /b 1
:oldjava
echo pieceworth: found Java %VERSION% in JAVA_HOME, %JAVA_HOME%; expected Java 25 or newer: set JAVA_HOME to it 1>&2
exit /b 1
