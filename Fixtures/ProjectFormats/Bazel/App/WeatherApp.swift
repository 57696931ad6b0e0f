// WeatherApp.swift
